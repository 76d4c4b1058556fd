import type { RecordSourceProxy } from 'relay-runtime';

/** Takes one row out of a list that hangs on the viewer. */
export function removeOwned(store: RecordSourceProxy, list: 'apiKeys' | 'sessions', id: string): void {
  const viewer = store.getRoot().getLinkedRecord('viewer');
  const rows = viewer?.getLinkedRecords(list);
  viewer?.setLinkedRecords(rows?.filter((row) => row && row.getDataID() !== id) ?? [], list);
}
