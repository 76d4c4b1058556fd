import type { AnyRoute } from '../contract.ts';
import { adminEndSessions, adminResetPassword } from './adminCredentials.ts';
import { adminList } from './adminList.ts';
import { adminRegister } from './adminRegister.ts';
import { adminUpdate } from './adminUpdate.ts';
import { adminVerify } from './adminVerify.ts';

/** What administrators do to people. */
export const adminUserRoutes: readonly AnyRoute[] = [
  adminList,
  adminRegister,
  adminUpdate,
  adminVerify,
  adminResetPassword,
  adminEndSessions,
];
