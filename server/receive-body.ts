import type { IncomingMessage } from 'node:http';
import { FORM_LIMIT } from '@/lib/platform/http/body';

/**
 * Waits until the whole body of a request is here, and leaves it to be read again. Of a body that is longer
 * than any handler reads, that much is received. Resolves also when the client leaves.
 */
export function receiveBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const take = () => {
      while (request.readableLength > 0) {
        const chunk = request.read() as Buffer;
        chunks.push(chunk);
        length += chunk.length;
      }
      if (!request.complete && length <= FORM_LIMIT) return;
      request.off('readable', take);
      // Before the stream can tell that it has ended.
      if (length > 0) {
        request.unshift(Buffer.concat(chunks));
        // All of it is there to be read again; a Request refuses the stream of a body that was read in part.
        Object.defineProperty(request, 'readableDidRead', { value: false });
      }
      resolve();
    };
    if (request.complete) resolve();
    else request.on('readable', take).once('close', resolve);
  });
}
