import { plainName } from './column-names';

const QUANTITY = new Set(['quantity', 'qty', 'units', 'filled quantity']);
const OF_TRADES = new Set([
  ...['trade type', 'type', 'transaction type', 'buy/sell', 'side', 'order type'],
  ...['trade id', 'trade no', 'order id', 'exchange order id', 'order status', 'trade date'],
]);

/**
 * Whether a header is that of a list of trades or orders, such as Zerodha's and Groww's: their prices are no
 * series.
 */
export function isListOfTrades(header: readonly string[]): boolean {
  const names = header.map(plainName);
  return names.some((name) => QUANTITY.has(name)) && names.some((name) => OF_TRADES.has(name));
}
