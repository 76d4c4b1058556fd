export const shell = {
  product: '片匠',
  home: '片匠首页',
  skip: '跳到主要内容',
  mainMenu: '主菜单',
  oneClick: '一键爆款',
  library: '资产库',
  soon: '即将开放',
  soonLead: '这里将可以：',
  tryMixcut: '先去试试素材混剪',
  tools: {
    analyze: '视频评分',
    script: '脚本生成',
    synthesis: '素材合成',
    mixcut: '素材混剪',
    finecut: '佳片制作',
  },
  credits: '积分',
  available: '可用积分',
  held: '预扣中',
  heldHint: '正在进行的项目预扣的积分，未用完的部分会自动退还。',
  reconnecting: '正在重连…',
  enginePreparing: (label: string, percent: number) => `${label}准备中 ${percent}%`,
  engineFailed: (label: string) => `${label}未就绪，暂用简易引擎`,
  toDark: '切换到夜间模式',
  toLight: '切换到日间模式',
  userMenu: (name: string) => `${name} 的菜单`,
  shortcuts: '键盘快捷键',
  signOut: '退出登录',
  signOutFailed: '退出登录失败，但已清除本地登录状态',
  loading: '正在载入…',
  crashed: '这一页出了点问题',
  retry: '重试',
  backHome: '回到首页',
  notFound: '页面不存在',
  notFoundHint: '地址可能已更改，或者内容已被删除。',
} as const;

/** What people will be able to do where nothing is built yet; said plainly, nothing pretended. */
export const upcoming = {
  analyze: {
    title: '视频评分',
    text: '上传一条视频，从开头吸引力、卖点、节奏到转化给出评分报告和修改建议。',
  },
  script: { title: '脚本生成', text: '按产品和卖点生成、改写或复刻短视频脚本，并一键带入佳片制作。' },
  synthesis: { title: '素材合成', text: '用产品图和一段描述生成开场与通用镜头素材。' },
  finecut: { title: '佳片制作', text: '从脚本出发制作带数字人口播的成片，每一步都可以确认和修改。' },
  download: { title: '下载素材', text: '粘贴视频链接，把在线素材保存到资产库。' },
  search: { title: '搜索素材', text: '用一句话在全部切片里找到合适的镜头。' },
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
  recent: '最近的项目',
} as const;

export const shortcuts = {
  title: '键盘快捷键',
  close: '关闭',
  rows: [
    { keys: ['⌘/Ctrl', 'Enter'], text: '提交当前表单' },
    { keys: ['空格'], text: '播放或暂停' },
    { keys: ['J', 'K', 'L'], text: '倒退、暂停、快进' },
    { keys: ['←', '→'], text: '前后移动一秒' },
    { keys: [',', '.'], text: '前后移动一帧' },
    { keys: ['N'], text: '新建项目' },
    { keys: ['?'], text: '打开本列表' },
  ],
} as const;
