/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML's lists do not exist inside a drawing */
// The row of houses at dusk. It is data: a lit arch is a server that is awake now, and a link to it; the plain amber
// panes are decoration.
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { initialsOf } from '#features/listings/ui/initials.ts';
import { hueOf } from '#features/listings/ui/seed.ts';
import { sizedImage } from '#features/listings/ui/sized-image.ts';
import { Link } from '#web/kit/link.tsx';
import { blinkLamps } from './blink.ts';
import type { LitServer } from './home-queries.ts';
import { archPath, houses, type Pane, PANE, panes, roofPath, SCENE, stars } from './row-plan.ts';

const plan = panes();

interface RowDrawingProps {
  /** Brightest first; each takes a window. */
  servers: LitServer[];
}

/** The row with its lights on. Readers get the windows as a list. */
export function RowDrawing({ servers }: RowDrawingProps) {
  const clip = useId();
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => (drawing.current ? blinkLamps(drawing.current) : undefined), []);
  const windows = plan.filter((pane) => pane.kind === 'server');
  const lit = windows.slice(0, servers.length);
  return (
    <Scene ref={drawing}>
      <clipPath id={clip}>
        <path d={archPath(0, 0, PANE.width, PANE.height)} />
      </clipPath>
      {plan.map((pane, index) => (
        <PlainPane key={pane.key} pane={pane} order={index} isLit={lit.includes(pane)} />
      ))}
      <g role="list" aria-label="Lit now">
        {lit.map((pane, index) => {
          const server = servers[index];
          return server && <LitWindow key={server.id} pane={pane} server={server} clip={clip} />;
        })}
      </g>
    </Scene>
  );
}

/** The row with every window dark and one lit door, which leads home. */
export function DarkRow() {
  const door = plan.find((pane) => pane.kind === 'door');
  return (
    <Scene>
      {plan.map((pane) => (
        <DarkPane key={pane.key} pane={pane.kind === 'door' && pane !== door ? { ...pane, kind: 'dark' } : pane} />
      ))}
      {door && <DoorLight pane={door} />}
      {door && (
        <Link href="/" aria-label="The lit door leads home" className="row-window">
          <title>Home</title>
          <Door pane={door} />
        </Link>
      )}
    </Scene>
  );
}

function Scene({ children, ref }: { children: ReactNode; ref?: RefObject<SVGSVGElement | null> }) {
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      className="h-auto w-full overflow-visible"
      focusable="false"
    >
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
        className="row-lamp"
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

/** What an open door throws on the street. */
function DoorLight({ pane: { x }, leansLeft = false }: { pane: Pane; leansLeft?: boolean }) {
  const d = `M${x} ${SCENE.ground}h${PANE.width}l${leansLeft ? 0 : 46} 30h${-PANE.width - 26}z`;
  return <path aria-hidden="true" d={d} fill="var(--lamp)" opacity="0.34" />;
}

function LitWindow({ pane: { x, y }, server, clip }: { pane: Pane; server: LitServer; clip: string }) {
  const name = `${server.name}, ${server.percent.toFixed(1)}% of members online`;
  return (
    <g role="listitem">
      <Link href={`/server/${server.slug}`} aria-label={name} className="row-window">
        <title>{name}</title>
        <path d={archPath(x - 3, y - 3, PANE.width + 6, PANE.height + 6)} fill="var(--lamp)" className="row-frame" />
        <g transform={`translate(${x} ${y})`} clipPath={`url(#${clip})`}>
          <rect width={PANE.width} height={PANE.height} fill={`hsl(${hueOf(server.id)} 42% 32%)`} />
          {server.iconUrl ? (
            // Icons are square: a little is cut off at both sides.
            <image
              href={sizedImage(server.iconUrl, 50)}
              x={(PANE.width - PANE.height) / 2}
              width={PANE.height}
              height={PANE.height}
            />
          ) : (
            <text x={PANE.width / 2} y="34" textAnchor="middle" className="row-initials">
              {initialsOf(server.name)}
            </text>
          )}
        </g>
      </Link>
    </g>
  );
}
