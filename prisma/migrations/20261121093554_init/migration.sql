-- CreateEnum
CREATE TYPE "Role" AS ENUM ('USER', 'ADMIN');

-- CreateEnum
CREATE TYPE "CreditEntryKind" AS ENUM ('TOP_UP', 'HOLD', 'SETTLE', 'RELEASE');

-- CreateEnum
CREATE TYPE "EventKind" AS ENUM ('PROJECT', 'PROJECT_DELETED', 'MATERIAL', 'MATERIAL_DELETED', 'CREDITS');

-- CreateEnum
CREATE TYPE "MaterialSource" AS ENUM ('UPLOADED', 'GENERATED', 'DOWNLOADED', 'EXPORTED', 'SAMPLE');

-- CreateEnum
CREATE TYPE "MaterialStatus" AS ENUM ('PENDING', 'READY', 'FAILED');

-- CreateEnum
CREATE TYPE "RunStatus" AS ENUM ('QUEUED', 'RUNNING', 'WAITING', 'CANCELLING', 'DONE', 'FAILED', 'CANCELLED');

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "userName" VARCHAR(64) NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "nickName" VARCHAR(64),
    "email" VARCHAR(254),
    "phone" VARCHAR(32),
    "sex" VARCHAR(16),
    "space" VARCHAR(64) NOT NULL DEFAULT 'default',
    "role" "Role" NOT NULL DEFAULT 'USER',
    "verified" BOOLEAN NOT NULL DEFAULT true,
    "credits" INTEGER NOT NULL DEFAULT 0,
    "creditsHeld" INTEGER NOT NULL DEFAULT 0,
    "eventSeq" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "ip" VARCHAR(64),
    "userAgent" VARCHAR(256),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApiToken" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" VARCHAR(64) NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "preview" VARCHAR(16) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApiToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignInFailure" (
    "id" BIGSERIAL NOT NULL,
    "subject" VARCHAR(128) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SignInFailure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CreditEntry" (
    "id" BIGSERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "key" VARCHAR(160) NOT NULL,
    "kind" "CreditEntryKind" NOT NULL,
    "availableDelta" INTEGER NOT NULL,
    "heldDelta" INTEGER NOT NULL,
    "availableAfter" INTEGER NOT NULL,
    "heldAfter" INTEGER NOT NULL,
    "channel" SMALLINT,
    "costChannel" SMALLINT,
    "runId" INTEGER,
    "note" VARCHAR(256),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CreditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Event" (
    "userId" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" "EventKind" NOT NULL,
    "projectId" INTEGER,
    "materialId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("userId","seq")
);

-- CreateTable
CREATE TABLE "Upload" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "storageKey" VARCHAR(256) NOT NULL,
    "fileName" VARCHAR(256) NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "probe" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Material" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "uploadId" INTEGER,
    "name" VARCHAR(256) NOT NULL,
    "mediaType" SMALLINT NOT NULL,
    "source" "MaterialSource" NOT NULL DEFAULT 'UPLOADED',
    "status" "MaterialStatus" NOT NULL DEFAULT 'PENDING',
    "error" VARCHAR(512),
    "storageKey" VARCHAR(256) NOT NULL,
    "posterKey" VARCHAR(256),
    "sha256" CHAR(64) NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "fps" DOUBLE PRECISION NOT NULL,
    "hasAudio" BOOLEAN NOT NULL,
    "srcUrl" VARCHAR(2048),
    "space" VARCHAR(64) NOT NULL DEFAULT 'default',
    "industry" VARCHAR(128),
    "product" VARCHAR(128),
    "sku" VARCHAR(128),
    "batch" VARCHAR(128),
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "description" VARCHAR(1000) NOT NULL DEFAULT '',
    "downloadCount" INTEGER NOT NULL DEFAULT 0,
    "usedCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Material_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Clip" (
    "id" SERIAL NOT NULL,
    "materialId" INTEGER NOT NULL,
    "index" INTEGER NOT NULL,
    "name" VARCHAR(256),
    "startMs" INTEGER NOT NULL,
    "endMs" INTEGER NOT NULL,
    "motion" DOUBLE PRECISION NOT NULL,
    "brightness" DOUBLE PRECISION NOT NULL,
    "sharpness" DOUBLE PRECISION NOT NULL,
    "loudnessLufs" DOUBLE PRECISION,
    "speechRatio" DOUBLE PRECISION NOT NULL,
    "colors" TEXT[],
    "perceptualHash" CHAR(16) NOT NULL,
    "unusable" BOOLEAN NOT NULL DEFAULT false,
    "thumbnailKey" VARCHAR(256),
    "description" VARCHAR(1000) NOT NULL DEFAULT '',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "Clip_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContentAnalysis" (
    "sha256" CHAR(64) NOT NULL,
    "version" INTEGER NOT NULL,
    "analysis" JSONB NOT NULL,
    "thumbnailKeys" TEXT[],
    "posterKey" VARCHAR(256) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContentAnalysis_pkey" PRIMARY KEY ("sha256","version")
);

-- CreateTable
CREATE TABLE "SampleMaterial" (
    "id" INTEGER NOT NULL,
    "name" VARCHAR(256) NOT NULL,
    "tags" TEXT[],
    "description" VARCHAR(1000) NOT NULL,
    "storageKey" VARCHAR(256) NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "probe" JSONB NOT NULL,

    CONSTRAINT "SampleMaterial_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Project" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" VARCHAR(64) NOT NULL,
    "title" VARCHAR(128) NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "reason" VARCHAR(64),
    "error" VARCHAR(1000),
    "auto" BOOLEAN NOT NULL,
    "input" JSONB NOT NULL,
    "currentStep" SMALLINT NOT NULL DEFAULT 0,
    "stepCount" SMALLINT NOT NULL,
    "posterKey" VARCHAR(256),
    "requestKey" VARCHAR(128),
    "exportedMaterialId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProjectStep" (
    "projectId" INTEGER NOT NULL,
    "index" SMALLINT NOT NULL,
    "name" VARCHAR(64) NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "result" JSONB,
    "edited" BOOLEAN NOT NULL DEFAULT false,
    "progress" JSONB,
    "error" VARCHAR(1000),
    "engine" VARCHAR(128),
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ProjectStep_pkey" PRIMARY KEY ("projectId","index")
);

-- CreateTable
CREATE TABLE "ProjectRun" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "RunStatus" NOT NULL DEFAULT 'QUEUED',
    "firstStep" SMALLINT NOT NULL,
    "heldCredits" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ProjectRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_userName_key" ON "User"("userName");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "ApiToken_tokenHash_key" ON "ApiToken"("tokenHash");

-- CreateIndex
CREATE INDEX "ApiToken_userId_idx" ON "ApiToken"("userId");

-- CreateIndex
CREATE INDEX "SignInFailure_subject_createdAt_idx" ON "SignInFailure"("subject", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "CreditEntry_key_key" ON "CreditEntry"("key");

-- CreateIndex
CREATE INDEX "CreditEntry_userId_id_idx" ON "CreditEntry"("userId", "id");

-- CreateIndex
CREATE INDEX "CreditEntry_runId_idx" ON "CreditEntry"("runId");

-- CreateIndex
CREATE INDEX "Event_createdAt_idx" ON "Event"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Upload_storageKey_key" ON "Upload"("storageKey");

-- CreateIndex
CREATE INDEX "Upload_userId_id_idx" ON "Upload"("userId", "id");

-- CreateIndex
CREATE INDEX "Upload_createdAt_idx" ON "Upload"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Upload_userId_sha256_key" ON "Upload"("userId", "sha256");

-- CreateIndex
CREATE INDEX "Material_userId_source_id_idx" ON "Material"("userId", "source", "id");

-- CreateIndex
CREATE INDEX "Material_sha256_idx" ON "Material"("sha256");

-- CreateIndex
CREATE INDEX "Material_storageKey_idx" ON "Material"("storageKey");

-- CreateIndex
CREATE UNIQUE INDEX "Clip_materialId_index_key" ON "Clip"("materialId", "index");

-- CreateIndex
CREATE UNIQUE INDEX "SampleMaterial_storageKey_key" ON "SampleMaterial"("storageKey");

-- CreateIndex
CREATE INDEX "Project_userId_name_id_idx" ON "Project"("userId", "name", "id");

-- CreateIndex
CREATE INDEX "Project_status_updatedAt_idx" ON "Project"("status", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Project_userId_requestKey_key" ON "Project"("userId", "requestKey");

-- CreateIndex
CREATE INDEX "ProjectRun_status_idx" ON "ProjectRun"("status");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectRun_projectId_number_key" ON "ProjectRun"("projectId", "number");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CreditEntry" ADD CONSTRAINT "CreditEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CreditEntry" ADD CONSTRAINT "CreditEntry_runId_fkey" FOREIGN KEY ("runId") REFERENCES "ProjectRun"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Upload" ADD CONSTRAINT "Upload_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Material" ADD CONSTRAINT "Material_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Material" ADD CONSTRAINT "Material_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Clip" ADD CONSTRAINT "Clip_materialId_fkey" FOREIGN KEY ("materialId") REFERENCES "Material"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_exportedMaterialId_fkey" FOREIGN KEY ("exportedMaterialId") REFERENCES "Material"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectStep" ADD CONSTRAINT "ProjectStep_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectRun" ADD CONSTRAINT "ProjectRun_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema language cannot say.

ALTER TABLE "User" ADD CONSTRAINT "User_balances_not_negative" CHECK ("credits" >= 0 AND "creditsHeld" >= 0);
CREATE UNIQUE INDEX "User_userName_lower_key" ON "User" (lower("userName"));

-- Numbers an event for a user and wakes the listeners. Taking the number locks the user's row until commit, so
-- numbers become visible in their own order and without gaps: a reader that remembers the last one misses nothing.
CREATE FUNCTION emit_event(p_user int, p_kind "EventKind", p_project int, p_material int) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE next_seq int;
BEGIN
  UPDATE "User" SET "eventSeq" = "eventSeq" + 1 WHERE "id" = p_user RETURNING "eventSeq" INTO STRICT next_seq;
  INSERT INTO "Event" ("userId", "seq", "kind", "projectId", "materialId")
  VALUES (p_user, next_seq, p_kind, p_project, p_material);
  PERFORM pg_notify('reelsmith_events', p_user || ':' || next_seq);
  RETURN next_seq;
END $$;

-- Moves credits once per key: 'moved', 'repeated' (the key has moved before) or 'insufficient'.
CREATE FUNCTION move_credits(
  p_user int, p_key text, p_kind "CreditEntryKind", p_available int, p_held int,
  p_channel int, p_cost_channel int, p_run int, p_note text
) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE available_after int; held_after int;
BEGIN
  -- The lock comes first: after it, everything that earlier holders committed is seen.
  SELECT "credits" + p_available, "creditsHeld" + p_held INTO STRICT available_after, held_after
  FROM "User" WHERE "id" = p_user FOR UPDATE;
  IF EXISTS (SELECT 1 FROM "CreditEntry" WHERE "key" = p_key) THEN RETURN 'repeated'; END IF;
  IF available_after < 0 OR held_after < 0 THEN RETURN 'insufficient'; END IF;
  UPDATE "User" SET "credits" = available_after, "creditsHeld" = held_after WHERE "id" = p_user;
  INSERT INTO "CreditEntry" ("userId", "key", "kind", "availableDelta", "heldDelta", "availableAfter", "heldAfter",
                             "channel", "costChannel", "runId", "note")
  VALUES (p_user, p_key, p_kind, p_available, p_held, available_after, held_after,
          p_channel, p_cost_channel, p_run, p_note);
  PERFORM emit_event(p_user, 'CREDITS', NULL, NULL);
  RETURN 'moved';
END $$;

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only';
END $$;
CREATE TRIGGER "CreditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "CreditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
