const PATHS = {
  reset: 'M4.500 12a7.500 7.500 0 1 0 2.400-5.500M4.500 3.500v4.300h4.300',
  run: 'M7 4.500v15l12-7.500z',
  pause: 'M7.500 5v14M16.500 5v14',
  step: 'M6 5v14M10 6l9 6-9 6z',
  plus: 'M12 5v14M5 12h14',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  leave: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11M7 10.500l5 5 5-5M5 20h14',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  back: 'M15 5l-7 7 7 7',
  describe: 'M4 5h16v11H9l-5 4z',
  laser: 'M12 9.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5M12 3v3M12 18v3M3 12h3M18 12h3',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M6 11H4.500v9.500h15V11H18',
  next: 'M9 5l7 7-7 7',
  up: 'M5 15l7-8 7 8',
  down: 'M5 9l7 8 7-8',
  open: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  hide: 'M3 12s3.300-6 9-6 9 6 9 6-3.300 6-9 6-9-6-9-6M4 20L20 4',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13M15.500 15.500L20.500 20.500',
  menu: 'M4 6.500h16M4 12h16M4 17.500h16',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  chat: 'M4 5h16v11H9.500L5 20v-4H4zM8.500 10.500h7',
  controls: 'M4 7h8M18 7h2M15 4.500v5M4 17h2M12 17h8M9 14.500v5',
  spotlight: 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M12 1.500v1M12 21.500v1M1.500 12h1M21.500 12h1',
  pen: 'M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500l3.500 3.500',
  projector: 'M3 5h18v11H3zM12 16v4M8.500 20.500h7',
  eraser: 'M8 19l-4.500-4.500L14 4l6 6-9 9zM8.500 9.500l6 6M8 19h12',
  undo: 'M8 5L4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5.500 5.500 0 0 0 0 11h4',
  bin: 'M4.500 6.500h15M9 6V3.500h6V6M6.500 6.500l1 14h9l1-14',
  window: 'M3 4h12v10H3zM9 14v6h12V10h-6',
  chart: 'M4 4v16h16M7.500 15l3.500-5 3 3 5-7',
  steps: 'M9.500 6h10.500M9.500 12h10.500M9.500 18h10.500M4 6h1.500M4 12h1.500M4 18h1.500',
  watch: 'M4 5h16v14H4zM10 9v6l5-3z',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing beside words, or inside a button that has a name. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={PATHS[name]}
        fill={name === 'run' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={name === 'pause' ? 4 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
