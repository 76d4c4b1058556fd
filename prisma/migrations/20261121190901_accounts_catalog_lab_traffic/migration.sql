-- CreateEnum
CREATE TYPE "ApiKeyScope" AS ENUM ('READ', 'CHANGE', 'SPEND', 'ADMINISTER');

-- CreateEnum
CREATE TYPE "CatalogLevel" AS ENUM ('INDUSTRY', 'PRODUCT', 'SKU');

-- CreateEnum
CREATE TYPE "HttpMethod" AS ENUM ('GET', 'POST');

-- CreateEnum
CREATE TYPE "BlockReason" AS ENUM ('FLOOD', 'CREDENTIAL_GUESSING', 'SCANNING');

-- DropForeignKey
ALTER TABLE "ApiToken" DROP CONSTRAINT "ApiToken_userId_fkey";

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "embedded" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "lastSignInAt" TIMESTAMPTZ(3),
ADD COLUMN     "newsSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Of the tokens before only hashes were kept, which cannot be shown again as keys are: people make new ones.
DROP TABLE "ApiToken";

-- CreateTable
CREATE TABLE "ApiKey" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" VARCHAR(64) NOT NULL,
    "description" VARCHAR(256),
    "scopes" "ApiKeyScope"[],
    "keyHash" BYTEA NOT NULL,
    "sealedKey" BYTEA NOT NULL,
    "preview" VARCHAR(16) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),
    "lastUsedIp" VARCHAR(64),
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EntranceToken" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EntranceToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Captcha" (
    "id" UUID NOT NULL,
    "answerHash" BYTEA NOT NULL,
    "visitor" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Captcha_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnsweredCall" (
    "userId" INTEGER NOT NULL,
    "key" VARCHAR(128) NOT NULL,
    "route" VARCHAR(128) NOT NULL,
    "bodyHash" BYTEA NOT NULL,
    "status" SMALLINT,
    "answer" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AnsweredCall_pkey" PRIMARY KEY ("userId","route","key")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" BIGSERIAL NOT NULL,
    "actorId" INTEGER NOT NULL,
    "action" VARCHAR(64) NOT NULL,
    "subjectId" INTEGER,
    "target" VARCHAR(256),
    "changes" JSONB,
    "ip" VARCHAR(64),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Product" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" VARCHAR(128) NOT NULL,
    "category" VARCHAR(128) NOT NULL,
    "keyFeatures" TEXT[],
    "sellingPoints" TEXT[],
    "targetAudience" VARCHAR(1000) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CatalogNode" (
    "id" SERIAL NOT NULL,
    "space" VARCHAR(64) NOT NULL,
    "level" "CatalogLevel" NOT NULL,
    "name" VARCHAR(128) NOT NULL,
    "parentId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CatalogNode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Batch" (
    "id" SERIAL NOT NULL,
    "space" VARCHAR(64) NOT NULL,
    "name" VARCHAR(128) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Batch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LabTool" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(128) NOT NULL,
    "description" VARCHAR(1000) NOT NULL,
    "method" "HttpMethod" NOT NULL,
    "url" VARCHAR(2048) NOT NULL,
    "example" JSONB,
    "jsonSchema" JSONB,
    "timeoutSeconds" SMALLINT,
    "tags" TEXT[],
    "videoKey" VARCHAR(256),
    "imageKey" VARCHAR(256),
    "headerNames" TEXT[],
    "sealedHeaders" BYTEA,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LabTool_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RequestStat" (
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "ip" VARCHAR(64) NOT NULL,
    "endpoint" VARCHAR(128) NOT NULL,
    "requests" INTEGER NOT NULL,
    "successes" INTEGER NOT NULL,
    "failures" INTEGER NOT NULL,
    "totalMs" DOUBLE PRECISION NOT NULL,
    "slowestMs" DOUBLE PRECISION NOT NULL,
    "lastAccessAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RequestStat_pkey" PRIMARY KEY ("hour","ip","endpoint")
);

-- CreateTable
CREATE TABLE "AddressBlock" (
    "id" SERIAL NOT NULL,
    "ip" VARCHAR(64) NOT NULL,
    "endpoint" VARCHAR(128) NOT NULL,
    "reason" "BlockReason" NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AddressBlock_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_keyHash_key" ON "ApiKey"("keyHash");

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_userId_name_key" ON "ApiKey"("userId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "EntranceToken_tokenHash_key" ON "EntranceToken"("tokenHash");

-- CreateIndex
CREATE INDEX "EntranceToken_userId_idx" ON "EntranceToken"("userId");

-- CreateIndex
CREATE INDEX "EntranceToken_expiresAt_idx" ON "EntranceToken"("expiresAt");

-- CreateIndex
CREATE INDEX "Captcha_expiresAt_idx" ON "Captcha"("expiresAt");

-- CreateIndex
CREATE INDEX "AnsweredCall_createdAt_idx" ON "AnsweredCall"("createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_createdAt_idx" ON "AuditEntry"("createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_actorId_id_idx" ON "AuditEntry"("actorId", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_subjectId_id_idx" ON "AuditEntry"("subjectId", "id");

-- CreateIndex
CREATE INDEX "Product_userId_id_idx" ON "Product"("userId", "id");

-- CreateIndex
CREATE INDEX "CatalogNode_space_level_idx" ON "CatalogNode"("space", "level");

-- CreateIndex
CREATE INDEX "CatalogNode_parentId_idx" ON "CatalogNode"("parentId");

-- CreateIndex
CREATE UNIQUE INDEX "Batch_space_name_key" ON "Batch"("space", "name");

-- CreateIndex
CREATE UNIQUE INDEX "LabTool_name_key" ON "LabTool"("name");

-- CreateIndex
CREATE INDEX "RequestStat_lastAccessAt_idx" ON "RequestStat"("lastAccessAt");

-- CreateIndex
CREATE INDEX "AddressBlock_until_idx" ON "AddressBlock"("until");

-- CreateIndex
CREATE UNIQUE INDEX "AddressBlock_ip_endpoint_key" ON "AddressBlock"("ip", "endpoint");

-- CreateIndex
CREATE INDEX "CreditEntry_createdAt_id_idx" ON "CreditEntry"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ProjectRun_finishedAt_idx" ON "ProjectRun"("finishedAt");

-- CreateIndex
CREATE INDEX "User_createdAt_idx" ON "User"("createdAt");

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EntranceToken" ADD CONSTRAINT "EntranceToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnsweredCall" ADD CONSTRAINT "AnsweredCall_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_subjectId_fkey" FOREIGN KEY ("subjectId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CatalogNode" ADD CONSTRAINT "CatalogNode_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "CatalogNode"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say.

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- One name once among siblings, in whatever case.
CREATE UNIQUE INDEX "CatalogNode_siblings_key" ON "CatalogNode" ("space", COALESCE("parentId", 0), lower("name"));

-- Somebody's credentials or rights changed: open connections of theirs are looked at again at once.
CREATE FUNCTION notify_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('reelsmith_access', OLD."userId"::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "Session_ended" AFTER DELETE ON "Session" FOR EACH ROW EXECUTE FUNCTION notify_access();
CREATE TRIGGER "ApiKey_ended" AFTER DELETE ON "ApiKey" FOR EACH ROW EXECUTE FUNCTION notify_access();
CREATE FUNCTION notify_user_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('reelsmith_access', NEW."id"::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "User_rights_changed" AFTER UPDATE OF "verified", "role", "passwordHash" ON "User"
  FOR EACH ROW EXECUTE FUNCTION notify_user_access();

-- Every API process keeps the blocked addresses in memory and reads them again when they change.
CREATE FUNCTION notify_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('reelsmith_blocks', '');
  RETURN NULL;
END $$;
CREATE TRIGGER "AddressBlock_changed" AFTER INSERT OR UPDATE OR DELETE ON "AddressBlock"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_blocks();
