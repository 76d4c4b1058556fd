import { PALETTE } from './palette.ts';
import {
  background,
  type Ctx,
  cat,
  ease,
  ellipse,
  fountain,
  HEIGHT,
  plant,
  rounded,
  shadow,
  table,
  WIDTH,
} from './shapes.ts';

export interface SampleScene {
  file: string;
  name: string;
  tags: string[];
  description: string;
  seconds: number;
  /** Draws the moment `t` seconds in; whatever was on the canvas is painted over. */
  draw(ctx: Ctx, t: number): void;
}

/** Six shots of one product, a cat water fountain, told apart at a glance. */
export const SAMPLE_SCENES: readonly SampleScene[] = [
  {
    file: 'fountain-on-table.mp4',
    name: '产品全景 · 客厅桌面.mp4',
    tags: ['饮水机', '产品', '客厅', '流水'],
    description: '白色猫咪饮水机放在客厅木桌上，活水从红色花形出水口流下，阳光从窗外照进来',
    seconds: 5,
    draw(ctx, t) {
      livingRoom(ctx, t);
      camera(ctx, 1 + 0.07 * ease(t / 5), 640, 470, () => fountain(ctx, 640, 560, { t }));
    },
  },
  {
    file: 'cat-drinking.mp4',
    name: '猫咪喝水.mp4',
    tags: ['猫', '喝水', '宠物', '饮水机'],
    description: '一只橘猫坐在饮水机旁，低下头喝流动的水，尾巴轻轻摆动',
    seconds: 6,
    draw(ctx, t) {
      background(ctx, '#F6E7D3', PALETTE.sand);
      ellipse(ctx, 1010, 200, 260, 260, '#F9EFDF');
      table(ctx, 570);
      fountain(ctx, 410, 628, { t });
      const bow = ease((t - 0.8) / 0.9) - ease((t - 4.9) / 0.9);
      cat(ctx, 760, 640, { t, bow, coat: '#E2965A', belly: '#F7E2C8', eyes: PALETTE.ink });
    },
  },
  {
    file: 'filter-close-up.mp4',
    name: '四重滤芯特写.mp4',
    tags: ['滤芯', '过滤', '特写', '净水'],
    description: '滤芯分层特写：滤棉、活性炭、离子树脂层层展开，浑浊的水滴穿过后变得清澈',
    seconds: 5,
    draw(ctx, t) {
      background(ctx, '#E8F1EF', PALETTE.waterLight);
      filterLayers(ctx, t);
    },
  },
  {
    file: 'night-light.mp4',
    name: '夜间静音.mp4',
    tags: ['夜晚', '静音', '小夜灯', '睡眠'],
    description: '深夜的卧室，饮水机亮着柔和的小夜灯安静运行，月光下猫咪在一旁看着',
    seconds: 5,
    draw: nightRoom,
  },
  {
    file: 'unboxing.mp4',
    name: '开箱.mp4',
    tags: ['开箱', '包装', '礼物', '产品'],
    description: '纸箱打开，饮水机从箱子里升起，彩色纸屑飘落',
    seconds: 5,
    draw: unboxing,
  },
  {
    file: 'capacity.mp4',
    name: '大容量水箱.mp4',
    tags: ['容量', '水箱', '加水', '饮水机'],
    description: '透明水箱被慢慢加满水，水面荡起波纹，旁边的水滴一颗颗亮起',
    seconds: 5,
    draw: filling,
  },
];

function camera(ctx: Ctx, zoom: number, x: number, y: number, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(zoom, zoom);
  ctx.translate(-x, -y);
  draw();
  ctx.restore();
}

function livingRoom(ctx: Ctx, t: number): void {
  background(ctx, PALETTE.paper, PALETTE.sand);
  rounded(ctx, 130, 70, 330, 330, 14, PALETTE.white);
  rounded(ctx, 146, 86, 298, 298, 8, '#CFE3E4');
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(146, 86, 298, 298, 8);
  ctx.clip();
  ellipse(ctx, 360, 170, 44, 44, '#FBE7B8');
  ellipse(ctx, 210 + t * 5, 330, 130, 70, '#B9CFB4');
  ellipse(ctx, 380 + t * 3, 360, 120, 66, '#A9C3A3');
  ctx.restore();
  rounded(ctx, 290, 86, 10, 298, 0, PALETTE.white);
  ctx.fillStyle = PALETTE.sand;
  ctx.fillRect(120, 400, 350, 60);
  rounded(ctx, 900, 130, 250, 14, 4, PALETTE.woodDark);
  for (const [index, colour] of [
    PALETTE.vermilionSoft,
    PALETTE.leaf,
    PALETTE.inkSoft,
    PALETTE.wood,
  ].entries())
    rounded(ctx, 925 + index * 40, 50 + (index % 2) * 14, 30, 80 - (index % 2) * 14, 4, colour);
  table(ctx, 510);
  plant(ctx, 1040, 560, t);
  ctx.globalAlpha = 0.1;
  ctx.fillStyle = PALETTE.white;
  ctx.beginPath();
  ctx.moveTo(146, 90);
  ctx.lineTo(444, 90);
  ctx.lineTo(980, HEIGHT);
  ctx.lineTo(480, HEIGHT);
  ctx.fill();
  ctx.globalAlpha = 1;
}

function filterLayers(ctx: Ctx, t: number): void {
  const open = ease(t / 1.6);
  const layers = [
    { colour: '#FBF7EF', speck: '#E4DAC8' },
    { colour: '#4A4850', speck: '#6B6872' },
    { colour: PALETTE.vermilionSoft, speck: '#F6B7A4' },
    { colour: '#DDE9E6', speck: '#B8D3D1' },
  ];
  for (const [index, { colour, speck }] of [...layers.entries()].reverse()) {
    const y = 320 + (index - 1.5) * (46 + 84 * open);
    shadow(ctx, 640, y + 52, 250, 46, 0.08);
    ellipse(ctx, 640, y + 34, 240, 62, speck);
    ctx.fillStyle = speck;
    ctx.fillRect(400, y, 480, 34);
    ellipse(ctx, 640, y, 240, 62, colour);
    for (let dot = 0; dot < 26; dot += 1) {
      const angle = dot * 2.4;
      const far = 0.18 + 0.74 * ((dot * 0.618) % 1);
      ellipse(ctx, 640 + 220 * far * Math.cos(angle), y + 54 * far * Math.sin(angle), 7, 4, speck);
    }
  }
  for (let drop = 0; drop < 7; drop += 1) {
    const fall = (t * 0.5 + drop / 7) % 1;
    const clear = ease((fall - 0.2) * 1.6);
    ctx.globalAlpha = Math.min(1, 6 * fall, 6 * (1 - fall));
    const x = 640 + 190 * Math.sin(drop * 2.1);
    waterDrop(ctx, x, 20 + fall * 700, 15, clear > 0.5 ? PALETTE.water : '#A89A7C');
  }
  ctx.globalAlpha = 1;
}

function waterDrop(ctx: Ctx, x: number, y: number, size: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(x, y - size * 1.9);
  ctx.bezierCurveTo(x + size * 1.5, y - size * 0.2, x + size, y + size, x, y + size);
  ctx.bezierCurveTo(x - size, y + size, x - size * 1.5, y - size * 0.2, x, y - size * 1.9);
  ctx.fill();
  ctx.save();
  ctx.globalAlpha *= 0.6;
  ellipse(ctx, x - size * 0.35, y + size * 0.1, size * 0.18, size * 0.32, PALETTE.white);
  ctx.restore();
}

function nightRoom(ctx: Ctx, t: number): void {
  background(ctx, PALETTE.night, PALETTE.nightSoft);
  rounded(ctx, 790, 70, 300, 300, 16, '#3B4764');
  ellipse(ctx, 970, 180, 62, 62, '#F4ECD2');
  ellipse(ctx, 996, 162, 56, 56, '#3B4764');
  for (let star = 0; star < 9; star += 1) {
    ctx.globalAlpha = 0.5 + 0.5 * Math.sin(t * 2.2 + star * 1.9);
    ellipse(ctx, 815 + ((star * 83) % 250), 95 + ((star * 57) % 240), 3, 3, PALETTE.white);
  }
  ctx.globalAlpha = 1;
  rounded(ctx, 934, 70, 10, 300, 0, PALETTE.night);
  table(ctx, 560, '#4A4152', '#362F3E');
  const glow = ctx.createRadialGradient(430, 560, 30, 430, 540, 430 + 12 * Math.sin(t * 1.5));
  glow.addColorStop(0, 'rgba(245,201,120,0.62)');
  glow.addColorStop(1, 'rgba(245,201,120,0)');
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  fountain(ctx, 430, 620, { t: t * 0.7, light: true });
  cat(ctx, 900, 640, { t: t * 0.6, bow: 0, coat: '#2A2A38', belly: '#444459', eyes: PALETTE.lamp });
}

function unboxing(ctx: Ctx, t: number): void {
  background(ctx, '#F7E9DA', '#EED9BE');
  ellipse(ctx, 640, 330, 330, 330, '#FBF3E6');
  table(ctx, 580);
  const open = ease((t - 0.4) / 0.9);
  const rise = ease((t - 1.1) / 1.5);
  rounded(ctx, 440, 400, 400, 60, 6, '#A87C4A');
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, WIDTH, 470);
  ctx.clip();
  fountain(ctx, 640, 740 - 290 * rise, { t: rise > 0.9 ? t : 0 });
  ctx.restore();
  rounded(ctx, 430, 430, 420, 220, 8, '#C99A62');
  rounded(ctx, 430, 430, 420, 16, 4, '#B5874F');
  rounded(ctx, 606, 430, 68, 220, 0, '#DDB27C');
  ellipse(ctx, 640, 560, 38, 38, PALETTE.vermilion);
  waterDrop(ctx, 640, 566, 15, PALETTE.white);
  for (const side of [-1, 1]) {
    ctx.fillStyle = '#D8AA70';
    ctx.beginPath();
    ctx.moveTo(640 + side * 210, 432);
    ctx.lineTo(640 + side * (210 + 110 * open), 432 - 40 * (1 - open) + 50 * open);
    ctx.lineTo(640 + side * (4 + 250 * open), 418 - 16 * open + 70 * open);
    ctx.lineTo(640 + side * (0 + 210 * open), 432);
    ctx.fill();
  }
  const colours = [PALETTE.vermilion, PALETTE.water, PALETTE.leaf, PALETTE.lamp];
  for (let paper = 0; paper < 34; paper += 1) {
    const age = t - 1.3 - (paper % 5) * 0.12;
    if (age < 0) continue;
    ctx.save();
    ctx.translate(
      640 + Math.cos(paper * 2.4) * (130 + 260 * Math.min(1, age)) + 14 * Math.sin(t * 3 + paper),
      300 - 230 * Math.sin(Math.min(1.5, age * 1.6)) + 130 * age + (paper % 7) * 24,
    );
    ctx.rotate(t * 3 + paper);
    rounded(ctx, -8, -5, 16, 10, 2, colours[paper % colours.length]!);
    ctx.restore();
  }
}

function filling(ctx: Ctx, t: number): void {
  background(ctx, PALETTE.paper, '#E9EDE6');
  table(ctx, 600);
  shadow(ctx, 500, 632, 240, 20);
  const level = ease(t / 4.2);
  const surface = 590 - 380 * level;
  rounded(ctx, 290, 170, 420, 460, 46, '#E6EFEE');
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(304, 184, 392, 432, 36);
  ctx.clip();
  for (const [offset, colour] of [
    [0, PALETTE.waterLight],
    [14, PALETTE.water],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(290, HEIGHT);
    for (let x = 290; x <= 710; x += 10)
      ctx.lineTo(x, surface + offset + 8 * Math.sin(x / 46 + t * 4 + offset));
    ctx.lineTo(710, HEIGHT);
    ctx.fill();
  }
  if (level < 0.99) {
    ctx.globalAlpha = 0.9;
    rounded(ctx, 488, 0, 26 + 3 * Math.sin(t * 9), Math.max(0, surface + 10), 10, PALETTE.water);
    ctx.globalAlpha = 1;
  }
  for (let bubble = 0; bubble < 12; bubble += 1) {
    const up = (t * 0.4 + bubble / 12) % 1;
    const y = 610 - up * (610 - surface);
    ctx.globalAlpha = 0.5 * (1 - up);
    ellipse(ctx, 340 + ((bubble * 97) % 320), y, 7, 7, PALETTE.white);
  }
  ctx.restore();
  if (level < 0.99) rounded(ctx, 488, 0, 26, 190, 0, PALETTE.water);
  rounded(ctx, 440, 0, 122, 54, 18, PALETTE.vermilion);
  ctx.globalAlpha = 0.5;
  rounded(ctx, 330, 210, 18, 330, 9, PALETTE.white);
  ctx.globalAlpha = 1;
  for (let drop = 0; drop < 7; drop += 1) {
    const lit = level * 7.4 > drop + 0.4;
    const grow = lit ? 1 + 0.12 * Math.max(0, 1 - Math.abs(level * 7.4 - drop - 0.7)) : 0.9;
    waterDrop(
      ctx,
      860 + (drop % 4) * 90 + (drop > 3 ? 45 : 0),
      drop > 3 ? 440 : 300,
      32 * grow,
      lit ? PALETTE.water : '#D8DAD2',
    );
  }
}
