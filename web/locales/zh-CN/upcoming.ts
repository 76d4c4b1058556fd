import type { UpcomingPlace } from '../../features/upcoming/upcomingPlaces.ts';

interface UpcomingText {
  title: string;
  /** What people will be able to do here; said plainly, nothing pretended. */
  text: string;
  /** What already helps today, and where. */
  today: { text: string; to: string; label: string };
}

const mixcut = (text: string) => ({ text, to: '/mixcut', label: '去素材混剪' });
const library = (text: string) => ({ text, to: '/works', label: '去资产库' });

export const upcoming: Record<UpcomingPlace, UpcomingText> = {
  script: {
    title: '脚本生成',
    text: '按产品和卖点生成、改写或复刻短视频脚本，并一键带入混剪或佳片制作。',
    today: mixcut('今天就可以：在素材混剪里写一句描述，第一步会先写好脚本，确认后再继续。'),
  },
  scriptTasks: {
    title: '脚本任务',
    text: '列出全部脚本生成任务，随时回看、改写，或带入下一条片子。',
    today: { text: '今天就可以：在项目库查看每个项目写好的脚本。', to: '/projects', label: '去项目库' },
  },
  synthesis: {
    title: '素材合成',
    text: '用产品图和一段描述生成开场与通用镜头素材，完成后自动进入资产库。',
    today: library('今天就可以：上传自己的素材，或添加一组示例素材。'),
  },
  finecut: {
    title: '佳片制作',
    text: '从脚本出发制作带数字人口播的成片，每一步都可以确认和修改。',
    today: mixcut('今天就可以：用自己的脚本和素材混剪一条带配音和字幕的成片。'),
  },
  generate: {
    title: '文生视频',
    text: '用一段文字或一张图片直接生成视频镜头，边生成边看，满意的存入资产库。',
    today: mixcut('今天就可以：用已有素材混剪成片。'),
  },
  assets: {
    title: '灵感库',
    text: '按行业浏览值得借鉴的视频，看它们怎样开头、怎样讲卖点，并从中开始一条新片子。',
    today: library('今天就可以：在资产库里查看自己的素材和作品。'),
  },
  hot: {
    title: '媒体热搜',
    text: '一屏看完各平台的热搜前十，挑一个话题直接写脚本。',
    today: mixcut('今天就可以：把想借的热点写进素材混剪的描述里。'),
  },
  clip: {
    title: '视频切片',
    text: '把一条长视频切成可以单独使用的片段，按卖点挑选并合成。',
    today: library('今天就可以：上传到资产库的视频会自动切成镜头，可以逐个播放和下载。'),
  },
  download: {
    title: '一键下载在线素材',
    text: '粘贴视频链接，把在线素材保存到资产库。',
    today: library('今天就可以：先把视频存到本机，再拖进资产库。'),
  },
  search: {
    title: '素材搜索',
    text: '用一句话在全部切片和网络素材里找到合适的镜头。',
    today: mixcut('今天就可以：素材混剪会按每句台词自动从您的素材里挑选镜头，并给出备选。'),
  },
  narration: {
    title: '视频解说',
    text: '为一条视频写好解说词、配上声音和字幕。',
    today: mixcut('今天就可以：素材混剪会写台词、配音并加字幕。'),
  },
  image: {
    title: '图片生成',
    text: '用文字生成或修改产品图片，直接用于视频。',
    today: library('今天就可以：把现成的图片上传到资产库，混剪时可以使用。'),
  },
  editor: {
    title: '时间线编辑器',
    text: '在视频、声音、文字三条轨道上逐帧调整成片。',
    today: mixcut('今天就可以：在混剪的「脚本撰写」「视频检索」「字幕添加」三步确认时修改台词、镜头和字幕。'),
  },
};

export const upcomingPage = {
  soon: '即将开放',
  lead: '这里将可以：',
  back: '回到工具箱',
} as const;
