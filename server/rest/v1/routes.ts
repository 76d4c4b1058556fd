import { antiCrawlerStats } from './admin/antiCrawlerStats.ts';
import { antiCrawlerUnblock } from './admin/antiCrawlerUnblock.ts';
import { auditCsv } from './admin/auditCsv.ts';
import { auditQuery } from './admin/auditQuery.ts';
import { adminCsv } from './billing/adminCsv.ts';
import { adminQuery } from './billing/adminQuery.ts';
import { recharge } from './billing/recharge.ts';
import { statement } from './billing/statement.ts';
import { statementCsv } from './billing/statementCsv.ts';
import { catalogRoutes } from './catalog/routes.ts';
import type { AnyRoute } from './contract.ts';
import { labRoutes } from './lab/routes.ts';
import { add } from './material/add.ts';
import { deleteMany } from './material/delete.ts';
import { detail } from './material/detail.ts';
import { download } from './material/download.ts';
import { listDownload, listExport, listUpload } from './material/list.ts';
import { listClip } from './material/listClip.ts';
import { ossSign } from './material/ossSign.ts';
import { upload } from './material/upload.ts';
import { uploadFinish } from './material/uploadFinish.ts';
import { uploadUnfinished } from './material/uploadUnfinished.ts';
import { productRoutes } from './product/routes.ts';
import { cancel } from './project/cancel.ts';
import { deleteOne } from './project/delete.ts';
import { detail as projectDetail } from './project/detail.ts';
import { exportFilm } from './project/export.ts';
import { list as projectList } from './project/list.ts';
import { oneAnalyze } from './project/oneAnalyze.ts';
import { updateState } from './project/updateState.ts';
import { workflowAdd } from './project/workflowAdd.ts';
import { workflowRetry } from './project/workflowRetry.ts';
import { workflowStepOver } from './project/workflowStepOver.ts';
import { workflowSteps } from './project/workflowSteps.ts';
import { toolRoutes } from './tool/routes.ts';
import { addApiKey } from './user/addApiKey.ts';
import { adminUserRoutes } from './user/adminRoutes.ts';
import { apiKeys } from './user/apiKeys.ts';
import { captcha } from './user/captcha.ts';
import { changePassword } from './user/changePassword.ts';
import { deleteApiKey } from './user/deleteApiKey.ts';
import { entranceToken } from './user/entranceToken.ts';
import { info } from './user/info.ts';
import { login } from './user/login.ts';
import { logout } from './user/logout.ts';
import { revoke, revokeOthers, sessions } from './user/sessions.ts';
import { updateInfo } from './user/updateInfo.ts';

/** Every path of the facade, in the order of the document. */
export const routes: readonly AnyRoute[] = [
  ...[captcha, login, info, updateInfo, changePassword, logout],
  ...[sessions, revoke, revokeOthers, entranceToken],
  ...[apiKeys, addApiKey, deleteApiKey],
  ...adminUserRoutes,
  ...[statement, statementCsv],
  ...[recharge, adminQuery, adminCsv],
  ...[upload, uploadFinish, uploadUnfinished],
  ...[ossSign, add, listUpload, listDownload, listExport, listClip, detail, download, deleteMany],
  ...productRoutes,
  ...catalogRoutes,
  ...labRoutes,
  oneAnalyze,
  ...toolRoutes,
  ...[projectList, projectDetail, deleteOne, cancel, updateState, exportFilm],
  ...[workflowAdd, workflowSteps, workflowStepOver, workflowRetry],
  ...[antiCrawlerStats, antiCrawlerUnblock],
  ...[auditQuery, auditCsv],
];
