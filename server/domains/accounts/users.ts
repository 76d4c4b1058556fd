import { randomInt } from 'node:crypto';
import type { Role, User } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import { type DatabaseSession, isUniqueViolation } from '../../platform/database.ts';
import { literally } from '../../platform/literally.ts';
import { badInput, Refusal } from '../../platform/refusal.ts';
import { PAYMENT_CHANNEL, topUp } from '../credits/credits.ts';
import { hashPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './passwords.ts';

const FIRST_ADMIN = 'admin';
const FIRST_ADMIN_CREDITS = 10_000;

/** A user without what nobody may read. */
export type Person = Omit<User, 'passwordHash'>;

export interface NewUser {
  userName: string;
  password: string;
  role?: Role;
  nickName?: string | null;
  email?: string | null;
  phone?: string | null;
  sex?: string | null;
  space?: string;
  verified?: boolean;
}

/**
 * Adds a person.
 * @param together what else belongs to the same transaction.
 * @throws Refusal BAD_USER_INPUT; CONFLICT where the name, in whatever case, is taken.
 */
export async function createUser(
  app: App,
  input: NewUser,
  together: (tx: DatabaseSession, person: Person) => Promise<void> = async () => {},
): Promise<Person> {
  const userName = input.userName.trim().normalize('NFC');
  // No colon: it ends the name in Basic authentication. No controls or marks that look like another name.
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,63}$/u.test(userName)) {
    throw badInput(
      'user_name',
      '用户名须为 1 至 64 个字母、数字、汉字或 . _ @ + -，且以字母、数字或汉字开头',
    );
  }
  assertPassword(input.password);
  const taken = new Refusal('CONFLICT', '用户名已存在', { field: 'user_name' });
  const same = await app.db.user.count({
    where: { userName: { equals: literally(userName), mode: 'insensitive' } },
  });
  if (same > 0) throw taken;
  const { nickName, email, phone, sex, role, space, verified } = input;
  const passwordHash = await hashPassword(input.password);
  try {
    return await app.db.$transaction(async (tx) => {
      const person = await tx.user.create({
        data: { userName, passwordHash, role, nickName, email, phone, sex, space, verified },
        omit: { passwordHash: true },
      });
      await together(tx, person);
      return person;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken : error;
  }
}

/** @throws Refusal BAD_USER_INPUT for passwords that are too short or too long. */
export function assertPassword(password: string): void {
  if (password.length < PASSWORD_MIN_LENGTH) throw badInput('password', '密码至少需要6个字符');
  if (password.length > PASSWORD_MAX_LENGTH)
    throw badInput('password', `密码最多 ${PASSWORD_MAX_LENGTH} 个字符`);
}

/**
 * Makes sure somebody can sign in: the first administrator, with credits to begin with. Call it at every start;
 * several processes may do so at once.
 * @returns the administrator's name; `password` only where one was made up right now, to be shown once.
 */
export async function ensureFirstAdmin(
  app: App,
  given: { password?: string | undefined } = {},
): Promise<{ userName: string; created: boolean; password?: string }> {
  const kept = await firstAdmin(app);
  if (kept) {
    await welcomeCredits(app, kept);
    return { userName: kept.userName, created: false };
  }
  const password = given.password ?? madeUpPassword();
  try {
    const admin = await createUser(app, {
      userName: FIRST_ADMIN,
      password,
      role: 'ADMIN',
      nickName: '管理员',
    });
    await welcomeCredits(app, admin);
    return { userName: admin.userName, created: true, ...(given.password ? {} : { password }) };
  } catch (error) {
    const other = isConflict(error) ? await firstAdmin(app) : null;
    if (other) return { userName: other.userName, created: false };
    throw error;
  }
}

function firstAdmin(app: App) {
  return app.db.user.findFirst({
    where: { role: 'ADMIN' },
    orderBy: { id: 'asc' },
    select: { id: true, userName: true },
  });
}

function isConflict(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'CONFLICT';
}

/** The ledger's key makes it happen once, also when the first start was interrupted before it. */
async function welcomeCredits(app: App, admin: Pick<Person, 'id' | 'userName'>): Promise<void> {
  if (admin.userName !== FIRST_ADMIN) return;
  await topUp(app.db, {
    userId: admin.id,
    amountCredits: FIRST_ADMIN_CREDITS,
    key: `first-admin:${admin.id}`,
    channel: PAYMENT_CHANNEL.ADMINISTRATOR,
    note: '首位管理员初始积分',
  });
}

/** About 79 bits, without characters that are easily mistaken for each other. */
export function madeUpPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
