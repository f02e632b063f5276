// Where the installation of a worker listens; playwright.config.ts chooses the ports and starts it.

/** The worker that this process is; the first where no worker runs. */
export function ownWorker(): number {
  return Number(process.env.TEST_PARALLEL_INDEX ?? 0);
}

export function addressesOf(worker: number) {
  const port = process.env[`E2E_PORT_${worker}`] ?? '';
  const standInPort = process.env[`E2E_STANDIN_PORT_${worker}`] ?? '';
  return { port, standInPort, baseURL: `http://localhost:${port}`, standIn: `http://127.0.0.1:${standInPort}` };
}
