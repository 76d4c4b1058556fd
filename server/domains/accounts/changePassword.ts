import type { App } from '../../platform/app.ts';
import { badInput, Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { verifyCredentials } from './credentials.ts';
import { hashPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './passwords.ts';

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/**
 * Changes the viewer's own password. Every other session ends with it, embedded ones too, and tickets that were not
 * used yet; the session it is done in goes on. API keys stay: they were made to outlive passwords, and are deleted
 * one by one.
 * @throws Refusal BAD_USER_INPUT; RATE_LIMITED, because an old password can be guessed here as well as at the door.
 */
export async function changePassword(
  app: App,
  viewer: Viewer,
  { oldPassword, newPassword }: PasswordChange,
): Promise<void> {
  requirePermission(viewer, 'account');
  if (oldPassword === '') throw badInput('oldPassword', '请输入旧密码');
  if (newPassword.length < PASSWORD_MIN_LENGTH) throw badInput('newPassword', '新密码至少需要6个字符');
  if (newPassword.length > PASSWORD_MAX_LENGTH)
    throw badInput('newPassword', `新密码最多 ${PASSWORD_MAX_LENGTH} 个字符`);
  const { userId, userName, credentialId } = viewer;
  const person = await verifyCredentials(app, { userName, password: oldPassword, ip: viewer.ip ?? '' });
  // Not UNAUTHENTICATED: the session is in order, and screens leave for the login page at that word.
  if (!person) throw badInput('oldPassword', '旧密码不正确');
  if (oldPassword === newPassword) throw badInput('newPassword', '新密码不能与旧密码相同');
  const passwordHash = await hashPassword(newPassword);
  await app.db.$transaction(async (tx) => {
    // Of two changes at once the second one finds another password than it was given.
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash: person.passwordHash },
      data: { passwordHash },
    });
    if (count === 0) throw new Refusal('CONFLICT', '密码刚刚已被修改，请重新登录后再试');
    await tx.session.deleteMany({ where: { userId, ...(credentialId && { id: { not: credentialId } }) } });
    await tx.entranceToken.deleteMany({ where: { userId } });
  });
}
