import ipaddr from 'ipaddr.js';

/** One address out of each range that no request may reach. */
export const CLOSED_V4 = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.254',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.254',
  '127.0.0.1',
  '127.1.2.3',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.0.1',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.254',
  '198.18.0.1',
  '198.19.255.254',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
];
export const CLOSED_V6 = [
  '::',
  '::1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  'ff05::2',
  '100::1',
  '2001:db8::1',
  '3fff::1',
  '2001::1',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '5f00::1',
  '4000::1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '::ffff:0:7f00:1',
  '::7f00:1',
  '2606:2800:220:1:0:5efe:7f00:1',
];

const bytes = (v4: string) => v4.split('.').map(Number) as [number, number, number, number];
const oct = (value: number) => `0${value.toString(8)}`;
const hex = (value: number) => `0x${value.toString(16)}`;
const whole = (v4: string) => bytes(v4).reduce((sum, byte) => sum * 256 + byte, 0);
const tail = (v4: string) => {
  const [a, b, c, d] = bytes(v4);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
};
const wide = (text: string) => text.replace(/[0-9]/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));

/** The ways to write an IPv4 address into a URL's authority. */
export const V4_NOTATIONS: Record<string, (v4: string) => string> = {
  dotted: (v4) => v4,
  decimal: (v4) => String(whole(v4)),
  hex: (v4) => hex(whole(v4)),
  octal: (v4) => oct(whole(v4)),
  'dotted octal': (v4) => bytes(v4).map(oct).join('.'),
  'dotted hex': (v4) => bytes(v4).map(hex).join('.').toUpperCase(),
  mixed: (v4) => {
    const [a, b, c, d] = bytes(v4);
    return `${hex(a)}.${oct(b)}.${c}.${hex(d)}`;
  },
  short: (v4) => {
    const [a, b, c, d] = bytes(v4);
    return `${a}.${(b << 16) + (c << 8) + d}`;
  },
  'trailing dot': (v4) => `${v4}.`,
  'wide digits': wide,
  'ideographic dot': (v4) => v4.replaceAll('.', '。'),
  percent: (v4) => v4.replace('.', '%2e'),
  mapped: (v4) => `[::ffff:${v4}]`,
  'mapped hex': (v4) => `[::FFFF:${tail(v4)}]`,
  compatible: (v4) => `[::${v4}]`,
  nat64: (v4) => `[64:ff9b::${v4}]`,
  '6to4': (v4) => `[2002:${tail(v4)}::1]`,
  userinfo: (v4) => `example.com@${v4}`,
};

export const V6_NOTATIONS: Record<string, (v6: string) => string> = {
  short: (v6) => `[${v6}]`,
  expanded: (v6) =>
    `[${ipaddr.IPv6.parse(v6)
      .parts.map((part) => part.toString(16).padStart(4, '0'))
      .join(':')}]`,
  normalised: (v6) => `[${ipaddr.IPv6.parse(v6).toNormalizedString()}]`,
  capital: (v6) => `[${v6.toUpperCase()}]`,
  zone: (v6) => `[${v6}%25lo]`,
  userinfo: (v6) => `example.com:80@[${v6}]`,
};

/** The ways to write a name that leads there. */
export const NAME_NOTATIONS: Record<string, string> = {
  plain: 'inside.test',
  'trailing dot': 'inside.test.',
  'mixed case': 'InSiDe.TeSt',
  punycode: 'xn--fiqs8s.test',
  unicode: '中国.test',
  percent: 'inside%2etest',
  'wide letters': 'ｉｎｓｉｄｅ.test',
  'port written': 'inside.test:80',
  userinfo: 'example.com@inside.test',
  localhost: 'localhost',
  'below localhost': 'a.localhost.',
};
