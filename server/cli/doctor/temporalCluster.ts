import { Connection } from '@temporalio/client';
import { SEARCH_ATTRIBUTES } from '../../../temporal/contracts/workflows.ts';
import type { TemporalConfig } from '../../platform/config.ts';
import { temporalConnectionOptions } from '../../platform/temporalConnection.ts';
import type { Part } from './part.ts';

/** A running Temporal: does it answer, has it our namespace and search attributes. */
export async function checkTemporalCluster(temporal: TemporalConfig): Promise<Part> {
  const where = `${temporal.address}, namespace ${temporal.namespace}`;
  try {
    const connection = await Connection.connect({
      ...temporalConnectionOptions(temporal),
      connectTimeout: 5_000,
    });
    try {
      const { serverVersion } = await connection.workflowService.getSystemInfo({});
      const { namespace } = temporal;
      const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
      const missing = Object.values(SEARCH_ATTRIBUTES).filter((name) => !(name in customAttributes));
      const about = `server ${serverVersion}, ${where}`;
      if (missing.length === 0) return { name: 'Temporal', state: 'ok', about };
      const remedy = `search attributes are missing: ${missing.join(', ')}; \`npm start\` or an operator adds them`;
      return { name: 'Temporal', state: 'missing', about, remedy };
    } finally {
      await connection.close();
    }
  } catch (error) {
    const remedy = 'check TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE and the TLS settings';
    return { name: 'Temporal', state: 'missing', about: `${where}: ${(error as Error).message}`, remedy };
  }
}
