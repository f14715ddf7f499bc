import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to the database that can be cut: the database notices nothing, whoever uses it finds the line dead. */
export type CuttableConnection = {
  readonly url: string;
  /** Breaks every connection there is; new ones go through. */
  readonly cut: () => void;
  readonly stop: () => Promise<void>;
};

export async function startCuttableConnection(databaseUrl: string): Promise<CuttableConnection> {
  const target = new URL(databaseUrl);
  const lines = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: target.hostname, port: Number(target.port || 5432), allowHalfOpen: true });
    lines.add(near);
    // The database's side stays open after a cut, and what it says goes nowhere.
    near
      .on('error', () => {})
      .on('close', () => lines.delete(near))
      .on('data', (piece) => far.write(piece))
      .on('end', () => far.end());
    far
      .on('error', () => near.destroy())
      .on('data', (piece) => near.writable && near.write(piece))
      .on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = (): void => {
    for (const line of lines) line.resetAndDestroy();
  };
  return {
    url: url.href,
    cut,
    stop: async () => {
      cut();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
