import type { App } from '../../platform/app.ts';
import { badInput, notFound } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { forgiveAddress } from '../accounts/throttle.ts';
import { recordAct } from '../admin/audit.ts';
import { networkAsCounted } from './visitors.ts';

/**
 * Lets an address in again, everywhere, with all its counters at zero; every process hears of it by the table's
 * notification. An IPv6 address means its /64, as blocks do.
 * @returns the network that was let in.
 * @throws Refusal BAD_USER_INPUT for what is no address, NOT_FOUND where it is not blocked.
 */
export async function unblockAddress(app: App, viewer: Viewer | null, typed: string): Promise<string> {
  const administrator = requirePermission(viewer, 'administer');
  const network = networkAsCounted(typed);
  if (!network) throw badInput('ip', '请输入有效的 IP 地址');
  await app.db.$transaction(async (tx) => {
    const blocks = await tx.addressBlock.findMany({
      where: { ip: network, until: { gt: new Date() } },
      orderBy: { endpoint: 'asc' },
    });
    const { count } = await tx.addressBlock.deleteMany({ where: { ip: network } });
    if (count === 0 || blocks.length === 0) throw notFound('该 IP 未被封禁，或已经解封');
    await tx.requestWindow.deleteMany({ where: { ip: network } });
    await forgiveAddress(tx, network);
    await recordAct(tx, administrator, {
      action: 'address.unblock',
      target: `address:${network}`,
      changes: Object.fromEntries(blocks.map(({ endpoint, reason }) => [endpoint, [reason, null]])),
    });
  });
  return network;
}
