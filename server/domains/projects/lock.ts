import type { Project } from '../../../prisma/generated/client/client.ts';
import type { DatabaseSession } from '../../platform/database.ts';

/**
 * The project as it stands now, locked until the transaction ends. Whoever changes a project's steps or runs asks
 * for it first: rows are locked in the order project, steps and runs, user (the ledger and the events lock the user).
 */
export async function lockProject(tx: DatabaseSession, projectId: number): Promise<Project> {
  await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR NO KEY UPDATE`;
  return tx.project.findUniqueOrThrow({ where: { id: projectId } });
}
