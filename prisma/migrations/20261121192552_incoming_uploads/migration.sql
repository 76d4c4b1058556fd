-- CreateTable
CREATE TABLE "IncomingUpload" (
    "id" VARCHAR(32) NOT NULL,
    "userId" INTEGER NOT NULL,
    "fileName" VARCHAR(256) NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "modifiedMs" BIGINT,
    "sha256" CHAR(64),
    "storageKey" VARCHAR(256),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IncomingUpload_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "IncomingUpload_userId_createdAt_idx" ON "IncomingUpload"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "IncomingUpload_createdAt_idx" ON "IncomingUpload"("createdAt");

-- AddForeignKey
ALTER TABLE "IncomingUpload" ADD CONSTRAINT "IncomingUpload_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
