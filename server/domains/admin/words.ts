import type { AuditAction } from './audit.ts';

/** What people call the acts, where no screen translates them: CSV files. */
export const ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  'user.create': '新建用户',
  'user.update': '修改用户',
  'user.verify': '授权',
  'user.revoke': '取消授权',
  'user.reset-password': '重置密码',
  'user.end-sessions': '结束登录',
  'credits.top-up': '充值',
  'address.unblock': '解封 IP',
  'project.cancel': '取消任务',
  'lab-tool.create': '新建工具',
  'lab-tool.update': '修改工具',
  'lab-tool.delete': '删除工具',
};
