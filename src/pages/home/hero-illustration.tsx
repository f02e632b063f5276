// The row of houses at dusk. It shows data: each lit arch links to a server that is active now. The plain amber panes
// are decoration.
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { initialsOf } from '#web/kit/initials.ts';
import { hueOf } from '#web/kit/stable-random.ts';
import { Image, sizedImage } from '#web/kit/image.tsx';
import { Link } from '#web/kit/link.tsx';
import { useFormat } from '#web/kit/format.ts';
import type { ActiveServer } from './home-queries.ts';
import { archPath, houses, type Pane, PANE, panes, roofPath, SCENE, stars } from './hero-scene.ts';

const plan = panes();
/** Width of the amber frame of a lit window, in units of the drawing. */
const FRAME = 3;

const BLINKING_LAMPS = 4;
/** Time between two blinks: each of the four lamps blinks every 14 s. */
const BLINK_INTERVAL_MS = 3500;
const DARK_MS = 900;

interface HeroIllustrationProps {
  /** Most active first; each gets one window. */
  servers: ActiveServer[];
}

/** The row with its lights on. The lit windows are a plain list of links positioned over the drawing. */
export function HeroIllustration({ servers }: HeroIllustrationProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? blinkWindows(box.current) : undefined), []);
  const windows = plan.filter((pane) => pane.kind === 'server');
  const lit = windows.slice(0, servers.length);
  return (
    <div ref={box} className="relative">
      <Scene>
        {plan.map((pane, index) => (
          <PlainPane key={pane.key} pane={pane} order={index} isLit={lit.includes(pane)} />
        ))}
      </Scene>
      <ul aria-label={t`Lit now`} className="hero-windows">
        {lit.map((pane, index) => {
          const server = servers[index];
          return server && <ServerWindow key={server.id} pane={pane} server={server} />;
        })}
      </ul>
    </div>
  );
}

/** The row with every window dark and one lit door, which links to the home page. */
export function DarkIllustration() {
  const { t } = useLingui();
  const door = plan.find((pane) => pane.kind === 'door');
  return (
    <Scene>
      {plan.map((pane) => (
        <DarkPane key={pane.key} pane={pane.kind === 'door' && pane !== door ? { ...pane, kind: 'dark' } : pane} />
      ))}
      {door && <DoorLight pane={door} />}
      {door && (
        <Link href="/" aria-label={t`The lit door leads home`} className="hero-door">
          <title>{t({ message: 'Home', comment: 'Tooltip of the lit door: the home page' })}</title>
          <Door pane={door} />
        </Link>
      )}
    </Scene>
  );
}

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${SCENE.width} ${SCENE.height}`} className="h-auto w-full overflow-visible" focusable="false">
      <g aria-hidden="true">
        <g fill="var(--stars)" opacity="0.55">
          {stars().map(([x, y, radius]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
          ))}
        </g>
        {houses.map((house) => (
          <g key={house.x} fill={`var(--wall-${house.wall})`}>
            <path d={roofPath(house)} />
            <path d={`M${house.x} ${house.top}h${house.width}V${SCENE.ground}h${-house.width}z`} />
          </g>
        ))}
        <path d={`M-3000 ${SCENE.ground}h7000v30h-7000z`} fill="var(--street)" />
      </g>
      {children}
    </svg>
  );
}

function PlainPane({ pane, order, isLit }: { pane: Pane; order: number; isLit: boolean }) {
  if (pane.kind === 'door') {
    return (
      <g aria-hidden="true">
        <Door pane={pane} />
        <DoorLight pane={pane} leansLeft={pane.x < SCENE.width / 3} />
      </g>
    );
  }
  if (pane.kind !== 'lamp') return isLit ? null : <DarkPane pane={pane} />;
  return (
    <g aria-hidden="true">
      <path
        d={archPath(pane.x, pane.y, PANE.width, PANE.height)}
        fill="var(--lamp)"
        opacity={order % 3 === 0 ? 0.92 : 0.84}
        className="hero-lamp"
      />
      <Bars pane={pane} />
    </g>
  );
}

function DarkPane({ pane }: { pane: Pane }) {
  if (pane.kind === 'door') return null;
  return (
    <g aria-hidden="true">
      <path d={archPath(pane.x, pane.y, PANE.width, PANE.height)} fill="var(--pane-dark)" />
      <Bars pane={pane} />
    </g>
  );
}

function Bars({ pane: { x, y, wall } }: { pane: Pane }) {
  const d = `M${x + PANE.width / 2} ${y}v${PANE.height}M${x} ${y + PANE.height / 2 + 1}h${PANE.width}`;
  return <path d={d} stroke={`var(--wall-${wall})`} strokeWidth="3" />;
}

function Door({ pane: { x, y } }: { pane: Pane }) {
  return <path d={archPath(x, y + 4, PANE.width, SCENE.ground - y - 4)} fill="var(--lamp)" />;
}

/** The light that an open door casts on the street. */
function DoorLight({ pane: { x }, leansLeft = false }: { pane: Pane; leansLeft?: boolean }) {
  const d = `M${x} ${SCENE.ground}h${PANE.width}l${leansLeft ? 0 : 46} 30h${-PANE.width - 26}z`;
  return <path aria-hidden="true" d={d} fill="var(--lamp)" opacity="0.34" />;
}

function ServerWindow({ pane, server }: { pane: Pane; server: ActiveServer }) {
  const { t } = useLingui();
  const share = useFormat().percent(server.percent, 1);
  const name = t`${{ name: server.name }}, ${share} of members online`;
  return (
    <li className="hero-window" style={placeOver(pane)}>
      <Link href={`/server/${server.slug}`} aria-label={name} title={name} className="hero-frame">
        <span className="hero-pane" style={{ background: `hsl(${hueOf(server.id)} 42% 32%)` }}>
          <Image
            src={server.iconUrl && sizedImage(server.iconUrl, PANE.height)}
            width={PANE.width}
            height={PANE.height}
            fallback={initialsOf(server.name)}
          />
        </span>
      </Link>
    </li>
  );
}

/** The position of a window with its frame, in percent of the drawing. */
function placeOver({ x, y }: Pane): CSSProperties {
  const share = (part: number, whole: number) => `${Math.round((part / whole) * 10_000) / 100}%`;
  return {
    left: share(x - FRAME, SCENE.width),
    top: share(y - FRAME, SCENE.height),
    width: share(PANE.width + 2 * FRAME, SCENE.width),
    height: share(PANE.height + 2 * FRAME, SCENE.height),
  };
}

/**
 * Every few seconds one lamp of the drawing goes off and on again. A timer and a transition: an endless animation of
 * parts of a drawing would repaint it sixty times a second. Returns a stop function. Idle under reduced motion or while
 * the tab is hidden.
 */
function blinkWindows(drawing: Element): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const lamps = [...drawing.querySelectorAll('.hero-lamp')].slice(0, BLINKING_LAMPS);
  let turn = 0;
  const timer = setInterval(() => {
    const lamp = lamps[turn % lamps.length];
    turn += 1;
    if (document.hidden || !lamp) return;
    lamp.classList.add('hero-lamp-off');
    setTimeout(() => lamp.classList.remove('hero-lamp-off'), DARK_MS);
  }, BLINK_INTERVAL_MS);
  return () => clearInterval(timer);
}
