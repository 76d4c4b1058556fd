import { type ComponentType, lazy } from 'react';
import { admin as t } from '../../../locales/zh-CN/admin.ts';

interface AdminTab {
  /** As in the address: `?tab=`. */
  key: string;
  label: string;
  Tab: ComponentType;
}

/** In the order shown; each loads its code when it is gone to. The first one needs no name in the address. */
export const adminTabs: readonly AdminTab[] = [
  {
    key: 'users',
    label: t.tabs.users,
    Tab: lazy(async () => ({ default: (await import('./users/UsersTab.tsx')).UsersTab })),
  },
  {
    key: 'billing',
    label: t.tabs.billing,
    Tab: lazy(async () => ({ default: (await import('./billing/BillingTab.tsx')).BillingTab })),
  },
  {
    key: 'traffic',
    label: t.tabs.traffic,
    Tab: lazy(async () => ({ default: (await import('./traffic/TrafficTab.tsx')).TrafficTab })),
  },
  {
    key: 'jobs',
    label: t.tabs.jobs,
    Tab: lazy(async () => ({ default: (await import('./jobs/JobsTab.tsx')).JobsTab })),
  },
  {
    key: 'health',
    label: t.tabs.health,
    Tab: lazy(async () => ({ default: (await import('./health/HealthTab.tsx')).HealthTab })),
  },
  {
    key: 'audit',
    label: t.tabs.audit,
    Tab: lazy(async () => ({ default: (await import('./audit/AuditTab.tsx')).AuditTab })),
  },
];
