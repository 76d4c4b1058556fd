export const entrance = {
  product: '片匠',
  slogan: '您的智能营销全链路专家',
  login: {
    title: '欢迎',
    subtitle: '登录片匠，继续您的作品',
    userName: '用户名',
    password: '密码',
    show: '显示密码',
    hide: '隐藏密码',
    submit: '登录',
    submitting: '登录中',
    needUserName: '请输入用户名',
    needPassword: '请输入密码',
    back: '返回首页',
  },
  landing: {
    title: '一句话，几段素材，\n剪成一条能发的短视频。',
    lead: '片匠把脚本、找镜头、配音、字幕和成片合在一张工作台上。每一步都看得见、改得动，开始前先报价，未完成的部分自动退还积分。',
    start: '立即使用',
    login: '登录',
    points: [
      { title: '素材在手，成片自来', text: '上传视频或图片，系统按画面和台词挑选最合适的镜头，并说明理由。' },
      {
        title: '七步看得见',
        text: '脚本撰写、视频检索、语音合成、镜头合成、音频混合、字幕添加、视频生成，逐步可改。',
      },
      { title: '离线也能做', text: '内置中文配音、字幕与混音；接入您自己的模型服务后效果更佳。' },
    ],
    stripLabel: '成片的七个步骤',
  },
} as const;
