-- CreateTable
CREATE TABLE "ContentLooks" (
    "sha256" CHAR(64) NOT NULL,
    "engine" VARCHAR(128) NOT NULL,
    "looks" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContentLooks_pkey" PRIMARY KEY ("sha256","engine")
);

-- CreateTable
CREATE TABLE "ProjectFile" (
    "projectId" INTEGER NOT NULL,
    "index" SMALLINT NOT NULL,
    "name" VARCHAR(256) NOT NULL,
    "storageKey" VARCHAR(256) NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "probe" JSONB NOT NULL,
    "posterKey" VARCHAR(256),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProjectFile_pkey" PRIMARY KEY ("projectId","index")
);

-- CreateIndex
CREATE INDEX "ProjectFile_storageKey_idx" ON "ProjectFile"("storageKey");

-- CreateIndex
CREATE INDEX "ProjectFile_sha256_idx" ON "ProjectFile"("sha256");

-- AddForeignKey
ALTER TABLE "ProjectFile" ADD CONSTRAINT "ProjectFile_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
