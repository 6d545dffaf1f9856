import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Traffic } from './traffic';

/** A response that ends, with its head sent or not. */
function ended(traffic: Traffic, statusCode: number, headersSent: boolean): void {
  const response = Object.assign(new EventEmitter(), { statusCode, headersSent });
  traffic.begin(response as unknown as ServerResponse).class = 'api';
  response.emit('close');
}

test('responses are counted by class and status, but for those of clients that left before they began', () => {
  const traffic = new Traffic();
  const observed = jest.fn();
  traffic.observe = observed;
  ended(traffic, 200, true);
  ended(traffic, 503, true);
  ended(traffic, 200, false);
  expect(traffic.counts.api).toEqual([0, 0, 1, 0, 0, 1]);
  expect(observed).toHaveBeenCalledTimes(2);
});
