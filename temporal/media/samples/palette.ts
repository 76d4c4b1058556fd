/** The house colours for illustrations: warm paper, ink, and vermilion for the one thing that matters. */
export const PALETTE = {
  paper: '#FAF6EE',
  sand: '#EFE3CE',
  wood: '#D9B98C',
  woodDark: '#B98F5C',
  ink: '#2B2A2E',
  inkSoft: '#5A5560',
  vermilion: '#D8432B',
  vermilionSoft: '#EE8B72',
  water: '#7FBFCB',
  waterLight: '#C4E4E6',
  leaf: '#7E9B76',
  leafDark: '#5A7757',
  night: '#1E2433',
  nightSoft: '#303A52',
  lamp: '#F5C978',
  white: '#FFFDF8',
} as const;
