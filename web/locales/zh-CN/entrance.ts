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
} as const;
