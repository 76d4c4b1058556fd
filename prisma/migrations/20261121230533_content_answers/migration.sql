-- CreateTable
CREATE TABLE "ContentAnswer" (
    "sha256" CHAR(64) NOT NULL,
    "question" CHAR(64) NOT NULL,
    "answer" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContentAnswer_pkey" PRIMARY KEY ("sha256","question")
);
