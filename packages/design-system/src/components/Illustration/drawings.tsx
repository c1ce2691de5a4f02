export interface DrawingProps {
  /** Unique on the page, for the gradient and the clip. */
  id: string;
}

/** Sky from night down to first light, clipped to a soft frame that every drawing shares. */
function Sky({ id }: DrawingProps) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="night" />
          <stop offset="0.55" className="rose" />
          <stop offset="0.82" className="glow" />
          <stop offset="1" className="light" />
        </linearGradient>
        <clipPath id={`${id}clip`}>
          <rect width="240" height="160" rx="24" />
        </clipPath>
      </defs>
      <rect width="240" height="160" fill={`url(#${id}sky)`} />
    </>
  );
}

const STARS = [
  [34, 22, 1.4],
  [72, 38, 1],
  [118, 18, 1.2],
  [164, 32, 1],
  [206, 20, 1.5],
  [190, 52, 0.9],
  [52, 56, 0.9],
] as const;

function Stars() {
  return STARS.map(([x, y, r]) => <circle key={x} cx={x} cy={y} r={r} className="star" opacity="0.85" />);
}

/** The sun half risen between two lines of hills. */
export function Dawn({ id }: DrawingProps) {
  return (
    <svg viewBox="0 0 240 160">
      <g clipPath={`url(#${id}clip)`}>
        <Sky id={id} />
        <Stars />
        <circle cx="120" cy="112" r="46" className="sun" opacity="0.28" />
        <circle cx="120" cy="112" r="30" className="sun" />
        <path d="M0 118C34 96 66 98 100 116s78 18 140-8v52H0Z" className="far" />
        <path d="M0 138c44-20 84-14 120 0s82 12 120-6v28H0Z" className="ink" />
      </g>
    </svg>
  );
}

/** A calm sea with the light's path on it. */
export function Horizon({ id }: DrawingProps) {
  return (
    <svg viewBox="0 0 240 160">
      <g clipPath={`url(#${id}clip)`}>
        <Sky id={id} />
        <Stars />
        <path d="M92 104a28 28 0 0 1 56 0Z" className="sun" />
        <rect y="104" width="240" height="56" className="ink" />
        <path d="M98 114h44M106 124h28M90 134h60M112 144h16" className="line" opacity="0.75" />
        <path d="M0 104h44c-8-8-18-10-26-8-6-6-12-8-18-8Z" className="near" />
      </g>
    </svg>
  );
}

/** A way through hills towards the light. */
export function Path({ id }: DrawingProps) {
  return (
    <svg viewBox="0 0 240 160">
      <g clipPath={`url(#${id}clip)`}>
        <Sky id={id} />
        <Stars />
        <circle cx="158" cy="88" r="20" className="sun" />
        <path d="M0 104c40-26 80-22 120-6s84 10 120-14v76H0Z" className="far" />
        <path d="M0 132c50-22 96-18 140-4s72 8 100-4v36H0Z" className="ink" />
        <path
          d="M88 160c6-22 44-20 46-34s-22-12-12-22 26-6 34-14c-2 10-20 12-22 18s26 8 20 24-30 16-28 28Z"
          className="warm"
        />
      </g>
    </svg>
  );
}

/** A lantern in the dark. */
export function Lantern({ id }: DrawingProps) {
  return (
    <svg viewBox="0 0 240 160">
      <g clipPath={`url(#${id}clip)`}>
        <Sky id={id} />
        <Stars />
        <path d="M0 138c44-16 84-12 120-2s82 8 120-4v28H0Z" className="ink" />
        <circle cx="120" cy="88" r="52" className="sun" opacity="0.22" />
        <circle cx="120" cy="88" r="34" className="sun" opacity="0.35" />
        <path d="M104 68h32l8 48H96Z" className="warm" />
        <path d="M120 78c8 10 10 16 10 22a10 10 0 0 1-20 0c0-6 2-12 10-22Z" className="sun" />
        <path d="M104 68h32l8 48H96ZM100 124h40M110 68c0-14 20-14 20 0M120 54V40" className="frame" />
      </g>
    </svg>
  );
}

/** A window with its shutters open to the morning. */
export function Window({ id }: DrawingProps) {
  return (
    <svg viewBox="0 0 240 160">
      <defs>
        <clipPath id={`${id}pane`}>
          <path d="M80 136V64a40 40 0 0 1 80 0v72Z" />
        </clipPath>
      </defs>
      <rect width="240" height="160" rx="24" className="blush" />
      <path d="M80 136V64c-14 2-26 8-32 14v64ZM160 136V64c14 2 26 8 32 14v64Z" className="near" />
      <g clipPath={`url(#${id}pane)`}>
        <Sky id={id} />
        <circle cx="120" cy="112" r="20" className="sun" />
        <path d="M60 124c28-16 60-12 120-2v38H60Z" className="ink" />
      </g>
      <path d="M80 136V64a40 40 0 0 1 80 0v72ZM120 24v112M80 84h80" className="frame" />
      <path d="M68 138h104" className="frame" />
    </svg>
  );
}

/** A bridge whose middle is still being laid. */
export function Bridge({ id }: DrawingProps) {
  return (
    <svg viewBox="0 0 240 160">
      <g clipPath={`url(#${id}clip)`}>
        <Sky id={id} />
        <Stars />
        <circle cx="120" cy="96" r="22" className="sun" />
        <rect y="124" width="240" height="36" className="ink" />
        <path
          d="M0 88c20 0 20-20 40-20v20c18 2 36 10 52 24H80c-12-8-26-13-40-15v35H28V97c-10 1-18 3-28 7ZM240 88c-20 0-20-20-40-20v20c-18 2-36 10-52 24h12c12-8 26-13 40-15v35h12V97c10 1 18 3 28 7Z"
          className="near"
        />
        <path d="M98 117h8M116 119h8M134 117h8" className="line" />
        <path d="M96 136h48M108 146h24" className="line" opacity="0.5" />
      </g>
    </svg>
  );
}
