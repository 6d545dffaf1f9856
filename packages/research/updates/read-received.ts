import { readAmfi } from './layouts/amfi';
import { readBls } from './layouts/bls';
import { readBitstamp, readCoinbase } from './layouts/candles';
import { readFedXml } from './layouts/fed-xml';
import { readFred } from './layouts/fred';
import { readPinkSheet } from './layouts/pink-sheet';
import { readSec } from './layouts/sec';
import { readTwoColumns } from './layouts/two-columns';
import type { Observation, Received } from './received';
import type { Supply } from './supply';

/** In bytes: the largest that we know, company facts of the SEC, has a third of it. */
export const MOST_BYTES = 16_000_000;

/**
 * What a publisher's file says, in the order of the file.
 * @throws SupplyProblem naming file and line
 */
export async function readReceived(received: Received, supply: Supply): Promise<Observation[]> {
  switch (supply.layout) {
    case 'pink-sheet':
      return readPinkSheet(received, supply);
    case 'fed-xml':
      return readFedXml(received, supply);
    case 'bls':
      return readBls(received, supply);
    case 'fred':
      return readFred(received, supply);
    case 'bitstamp':
      return readBitstamp(received, supply);
    case 'coinbase':
      return readCoinbase(received);
    case 'amfi':
      return readAmfi(received, supply);
    case 'sec':
      return readSec(received, supply);
    case 'nse':
    case 'columns':
      return readTwoColumns(received, supply);
  }
}
