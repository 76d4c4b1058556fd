-- Unlogged: counters of minutes, written every second; a crash may forget them.
-- CreateTable
CREATE UNLOGGED TABLE "RequestWindow" (
    "kind" VARCHAR(16) NOT NULL,
    "ip" VARCHAR(64) NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "RequestWindow_pkey" PRIMARY KEY ("kind","ip","startsAt")
);

-- CreateIndex
CREATE INDEX "RequestWindow_startsAt_idx" ON "RequestWindow"("startsAt");
