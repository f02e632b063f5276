// `npm run bench -- map`: the cost of a frame of the map without a graphics card, for the first view of 20 servers and
// for 100,000 points, compared with a bare three scene with as many points. Headless Chromium renders in software; a
// frame is timed from the call until its last pixel is drawn.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../test/chromium.ts';
import { buildPage } from './map/build-page.ts';
import { madeUpMap, madeUpPoints } from './map/made-up-map.ts';
import { atMost, figureOnly, median } from './rows.ts';
import type { Bench, Row } from './run.ts';

const FEW = 20;
const MANY = 100_000;
/** Each round measures the contenders one after the other; the best median counts: a busy machine only adds time. */
const ROUNDS = 3;
const CONTENDERS = ['bare', 'webgl', 'canvas'] as const;
type Contender = (typeof CONTENDERS)[number];

/** Thirty frames a second. */
const FRAME_BAR_MS = 33.3;
const OF_BARE_BAR = 1.5;

export const run: Bench['run'] = async ({ print }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-map-'));
  const server = await serve(await buildPage(folder));
  const browser = await chromium.launch({ ...(await findChromium()), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 700 }, deviceScaleFactor: 1 });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page.html`);
    await page.waitForFunction('"measure" in globalThis');
    print(`Median milliseconds of a frame at 890 x 690, best of ${ROUNDS} turns.`);
    const few = await contest(page, madeUpMap(FEW));
    print(line(`${FEW} servers`, few));
    const many = await contest(page, madeUpPoints(MANY));
    print(line(`${MANY} points`, many));
    return rowsOf(few, many);
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

type Times = Record<Contender, number>;

async function contest(page: Page, data: object): Promise<Times> {
  const best: Times = { bare: Infinity, webgl: Infinity, canvas: Infinity };
  await page.evaluate(`globalThis.data = ${JSON.stringify(data)}; undefined`);
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of CONTENDERS) {
      const frames = await page.evaluate<number[]>(`measure('${name}', data)`);
      best[name] = Math.min(best[name], median(frames));
    }
  }
  return best;
}

/** For 100,000 points without a graphics card the page uses the 2D canvas. */
function rowsOf(few: Times, many: Times): Row[] {
  return [
    figureOnly(`${FEW} servers, bare three: ms`, few.bare),
    atMost(`${FEW} servers, map: ms`, few.webgl, FRAME_BAR_MS),
    atMost(`${FEW} servers, map without WebGL: ms`, few.canvas, FRAME_BAR_MS),
    figureOnly('100k points, bare three: ms', many.bare),
    figureOnly('100k points, map through three: ms', many.webgl),
    atMost('100k points, map through three: times bare', many.webgl / many.bare, OF_BARE_BAR),
    atMost('100k points, map as the page draws it: ms', many.canvas, FRAME_BAR_MS),
  ];
}

function line(name: string, { bare, webgl, canvas }: Times): string {
  const cells = [`bare ${bare.toFixed(1)}`, `map ${webgl.toFixed(1)}`, `2D canvas ${canvas.toFixed(1)}`];
  return [name.padEnd(16), ...cells.map((cell) => cell.padStart(16))].join('');
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The built page on a free port of this machine. */
async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const name = path.normalize(new URL(request.url ?? '/', 'http://any').pathname);
    const type = TYPES[path.extname(name)];
    if (!type) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': type }).end(readFileSync(path.join(folder, name)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}
