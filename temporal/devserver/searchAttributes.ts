import type { Connection } from '@temporalio/client';
import { SEARCH_ATTRIBUTES } from '../contracts/workflows.ts';

// Numbers of temporal.api.enums.v1.IndexedValueType.
const KEYWORD = 2;
const INT = 3;

const ours: Record<string, number> = {
  [SEARCH_ATTRIBUTES.projectId]: INT,
  [SEARCH_ATTRIBUTES.userId]: INT,
  [SEARCH_ATTRIBUTES.kind]: KEYWORD,
};

/**
 * Registers the search attributes by which Temporal's own interface finds a project. Idempotent.
 * @throws Error naming the attributes and the command for an operator, when the cluster does not let us add them.
 */
export async function ensureSearchAttributes(connection: Connection, namespace: string): Promise<void> {
  let missing = Object.entries(ours);
  try {
    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
    missing = missing.filter(([name]) => !(name in customAttributes));
    if (missing.length === 0) return;
    await connection.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(missing),
    });
  } catch (cause) {
    const command = missing
      .map(([name, type]) => `--name ${name} --type ${type === INT ? 'Int' : 'Keyword'}`)
      .join(' ');
    throw new Error(
      `Temporal does not have our search attributes and does not let us add them; an operator can: temporal operator search-attribute create --namespace ${namespace} ${command}`,
      { cause },
    );
  }
}
