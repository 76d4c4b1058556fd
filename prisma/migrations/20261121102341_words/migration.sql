-- AlterTable
ALTER TABLE "Clip" ADD COLUMN     "onScreenText" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "spokenText" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "ContentWords" (
    "sha256" CHAR(64) NOT NULL,
    "version" INTEGER NOT NULL,
    "turn" INTEGER NOT NULL DEFAULT 0,
    "words" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ContentWords_pkey" PRIMARY KEY ("sha256","version")
);
