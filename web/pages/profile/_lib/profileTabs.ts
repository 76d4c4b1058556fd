/** The tabs in their order; the first one has no name in the address. */
export const profileTabs = ['info', 'password', 'keys', 'sessions', 'billing'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tab that an address names; what nobody could mean is the first one. */
export function readTab(search: URLSearchParams): ProfileTab {
  return profileTabs.find((tab) => tab === search.get('tab')) ?? 'info';
}

/** The address of a tab, without what belongs to the others. */
export function tabPath(tab: ProfileTab): string {
  return tab === 'info' ? '/profile' : `/profile?tab=${tab}`;
}
