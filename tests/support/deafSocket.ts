import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A client of the live feed that greets the server and from then on reads nothing, by plain TCP. */
export async function deafSocket({ port, cookie }: { readonly port: number; readonly cookie: string }): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      `Origin: http://127.0.0.1:${port}`,
      `Cookie: ${cookie}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  await hears(socket, '"sid"');
  socket.write(textFrame('40'));
  await hears(socket, '"ready"');
  socket.pause();
  return socket;
}

async function hears(socket: Socket, word: string): Promise<void> {
  for (let completion = ''; !completion.includes(word);) completion += String((await once(socket, 'data'))[0]);
}

/** A masked text frame of a client, for texts under 126 bytes (RFC 6455, section 5.2); a mask of zeros changes nothing. */
function textFrame(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}
