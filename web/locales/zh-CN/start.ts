export const create = {
  title: '创作',
  lead: '想做什么？',
  prices: (credits: string) => `${credits} 积分`,
  soon: '即将开放',
  texts: {
    '/mixcut': '一句描述加几段素材，写稿、挑镜头、配音、加字幕，剪成一条可以直接发布的短视频。',
    '/analyze': '看清一条视频好在哪里、差在哪里。',
    '/script': '生成、改写或复刻短视频脚本。',
    '/synthesis': '用产品图和一段描述生成镜头素材。',
    '/finecut': '数字人口播成片，每一步都可以修改。',
  } as Readonly<Record<string, string>>,
  open: (label: string) => `开始${label}`,
  upload: '上传素材',
  uploadText: '视频和图片先放进资产库，随时取用。',
  products: '登记产品',
  productsText: '写好卖点和人群，之后的表单直接选用。',
  also: '先做准备',
  recent: '最近的项目',
  all: '全部项目',
} as const;

export const tools = {
  title: '工具箱',
  lead: '单独使用的小工具。',
  soon: '即将开放',
  entries: [
    { path: '/tools/message/hot', title: '媒体热搜', text: '一屏看完各平台的热搜前十。' },
    { path: '/tools/video/down', title: '视频下载', text: '粘贴链接，把在线素材保存到资产库。' },
    { path: '/tools/video/analyze', title: '视频分析', text: '评分、拆解、分析一条视频。' },
    { path: '/tools/script', title: '脚本生成', text: '生成、改写或复刻短视频脚本。' },
  ],
  today: '今天可用',
  todayText: '这些工具开放之前，可以先用：',
} as const;

export const welcome = {
  title: '欢迎',
  slogan: '您的智能营销全链路专家',
  first: '三步做出第一条片子',
  steps: [
    { title: '打开素材混剪', text: '进入工作台，左边是项目，中间是参数，右边是结果。' },
    { title: '用示例素材试一试', text: '描述和素材会自动填好，您也可以换成自己的。' },
    { title: '生成视频', text: '看着它一步步剪好；完成后下载，或存入资产库。' },
  ],
  start: '开始第一条片子',
  next: '新建混剪',
  upload: '上传素材',
  everything: '全部创作入口',
  recent: '最近的项目',
  all: '全部项目',
  waiting: (count: string) => `${count} 个项目等您确认`,
} as const;

export const projects = {
  title: '项目库',
  create: '新建项目',
  search: '搜索项目名称',
  filters: '按状态筛选',
  states: { all: '全部', running: '进行中', waiting: '等待确认', done: '已完成', failed: '失败或取消' },
  empty: '还没有项目',
  emptyHint: '做的每一条片子都会列在这里。',
  nothingFound: '没有符合条件的项目',
  clear: '清除筛选',
  beyond: '这一页没有项目了',
  firstPage: '回到第一页',
  missing: '项目不存在',
  missingHint: '它可能已被删除，或者不属于当前账号。',
  back: '回到项目库',
} as const;
