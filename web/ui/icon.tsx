/** All icons: on a 24 px grid, with a stroke of 1.75 px in the colour of the text. Screen readers skip them. */

const svgPathByIconName = {
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1Z',
  table: 'M4 5h16v14H4ZM4 10h16M4 14.5h16M9.5 10v9',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0ZM8 6H4v1a4 4 0 0 0 4 4M16 6h4v1a4 4 0 0 1-4 4M12 14v3M8 20h8M9.5 20c0-2 1-3 2.5-3s2.5 1 2.5 3',
  ball: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l3.8 2.8-1.4 4.4H9.6l-1.4-4.4ZM12 8V3.2M15.8 10.8l4.6-1.5M14.4 15.2l2.8 4M9.6 15.2l-2.8 4M8.2 10.8 3.6 9.3',
  shield: 'M12 3.5 19 6v6c0 4-3 7-7 8-4-1-7-4-7-8V6Z',
  pitch: 'M3 5h18v14H3ZM12 5v4.5M12 14.5V19M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM3 9.5h2.5v5H3M21 9.5h-2.5v5H21',
  lineup: 'M5 3h14v18H5ZM5 12h14M12 17v.1M8.5 8.5v.1M15.5 8.5v.1M12 6v.1M9 15v.1M15 15v.1',
  shirt: 'M8.5 4 3 7l2 4.5 2-1V20h10v-9.5l2 1L21 7l-5.5-3a3.5 3.5 0 0 1-7 0Z',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5c.5-3 3-4.5 6.5-4.5s6 1.5 6.5 4.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 15.5c2 .5 3.5 2 4 4',
  phone: 'M5 4h4l1.5 5-2 2a12 12 0 0 0 5 5L15 13.5l5 1.5v4a1 1 0 0 1-1 1C11 20 4 13 4 5a1 1 0 0 1 1-1Z',
  mail: 'M3.5 6h17v12h-17ZM4 6.5l8 6.5 8-6.5',
  calendar: 'M5 6h14v14H5ZM5 10.5h14M9 3.5V8M15 3.5V8',
  cards: 'M5 4h8v12H5ZM13 8h6v12h-8v-4',
  goal: 'M3.5 20V5h17v15M3.5 10h17M3.5 15h17M9 5v15M15 5v15',
  bracket: 'M4 5h5v14H4M9 12h5M20 8h-6v8h6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'm14.5 5-7 7 7 7',
  next: 'm9.5 5 7 7-7 7',
  up: 'm6 14.5 6-6 6 6',
  down: 'm6 9.5 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5',
  trash: 'M4.5 7h15M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
  sliders: 'M4 8h8M18 8h2M4 16h2M12 16h8M15 5.5v5M9 13.5v5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c1-3.5 4-5 7.5-5s6.5 1.5 7.5 5',
  login: 'M10 4h9v16h-9M4 12h11M11 8l4 4-4 4',
  logout: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 12v8h12v-8',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.5v.1',
  warning: 'M12 4 2.5 20h19ZM12 10v5M12 17.5v.1',
  play: 'M8 5l11 7-11 7Z',
  pause: 'M9 5v14M15 5v14',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.5l3.5 2',
  pin: 'M12 21c4.5-4.5 6.5-7.7 6.5-10.5a6.5 6.5 0 0 0-13 0C5.5 13.3 7.5 16.5 12 21ZM12 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  whistle: 'M3 8h11l6-2v4.5l-3 1A5.5 5.5 0 1 1 6.5 12H3ZM11.5 12a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
  offline:
    'M4 4l16 16M2.5 9A15 15 0 0 1 7 6.3M11 5.1A15 15 0 0 1 21.5 9M5.5 12.5a10 10 0 0 1 4-2.3M14.5 10.3a10 10 0 0 1 4 2.2M8.5 16a5.5 5.5 0 0 1 7 0M12 19.5v.1',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
} as const;

export type IconName = keyof typeof svgPathByIconName;

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

export function Icon({ name, className = 'size-6' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      // For pages whose styles have not come; the classes win over these.
      width={24}
      height={24}
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={svgPathByIconName[name]} />
    </svg>
  );
}
