import { places as t } from '../../locales/zh-CN/places.ts';
import { isUpcoming } from '../upcoming/upcomingPlaces.ts';

/** Somewhere a menu leads to. */
export interface Place {
  path: string;
  label: string;
  /** Comes with a later release; menus say so. */
  soon: boolean;
}

const place = (path: keyof typeof t): Place => ({ path, label: t[path], soon: isUpcoming(path) });

/** 一键爆款, in the order of the work. */
export const oneClickPlaces: readonly Place[] = [
  place('/analyze'),
  place('/script'),
  place('/synthesis'),
  place('/mixcut'),
  place('/finecut'),
];

/** Beside 一键爆款 in the top menu; the first ones also under the thumb on a phone. */
export const mainPlaces: readonly Place[] = [
  place('/create'),
  place('/projects'),
  place('/works'),
  place('/tools'),
  place('/products'),
];

export const assetsPlace = place('/assets');
export const labPlace = place('/lab');
export const profilePlace = place('/profile');
export const adminPlace = place('/admin');

/** Whether a page belongs to a place: itself and what lies below it. */
export function isAt(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
