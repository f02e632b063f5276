// The reference: node:http alone, sending one fixed body of the size that the parent sets.
import { createServer } from 'node:http';

let body = Buffer.alloc(0);

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': body.length }).end(body);
});

process.on('message', (size: number) => {
  body = Buffer.alloc(size, 'x');
  process.send?.(size);
});
process.once('disconnect', () => process.exit());
server.listen(Number(process.env.PORT), '127.0.0.1');
