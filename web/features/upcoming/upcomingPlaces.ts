/**
 * Which addresses belong to later work, and what will stand there (texts: web/locales/zh-CN/upcoming.ts). Routes,
 * menus and the command palette read this one table: what is built leaves it, and its mark goes with it.
 */
export const upcomingPlaces = {
  '/script': 'script',
  '/synthesis': 'synthesis',
  '/finecut': 'finecut',
  '/generate': 'generate',
  '/workflow/generate': 'generate',
  '/assets': 'assets',
  '/assets/:slug': 'assets',
  '/tools/message/hot': 'hot',
  '/tools/script': 'script',
  '/tools/script/generate-list': 'scriptTasks',
  '/tools/script/generate/:slug': 'scriptTasks',
  '/tools/video/clip': 'clip',
  '/tools/video/down': 'download',
  '/tools/video/search': 'search',
  '/tools/video/text2video': 'generate',
  '/tools/video/narration': 'narration',
  '/tools/image/comfyui': 'image',
  '/clip/:slug': 'clip',
  '/editor': 'editor',
} as const;

export type UpcomingPlace = (typeof upcomingPlaces)[keyof typeof upcomingPlaces];

/** What stands at this address comes with a later release. */
export function isUpcoming(path: string): boolean {
  return path in upcomingPlaces;
}
