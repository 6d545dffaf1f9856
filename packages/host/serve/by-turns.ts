import { clientNetwork } from '@/lib/platform/http/client-address';

/** What waits, one network after the other: a client with a hundred requests delays its own. */
export class ByTurns<Item> {
  /** By network, in the order of their turns. */
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(client: string, item: Item): void {
    const network = clientNetwork(client);
    const items = this.#waiting.get(network);
    if (items) items.push(item);
    else this.#waiting.set(network, [item]);
    this.#size += 1;
  }

  /** @returns whether it was waiting */
  delete(client: string, item: Item): boolean {
    const network = clientNetwork(client);
    const items = this.#waiting.get(network) ?? [];
    const place = items.indexOf(item);
    if (place < 0) return false;
    this.#take(network, items, place);
    return true;
  }

  /** Takes the next item that is ready; its network has its next turn after all others. */
  next(isReady: (item: Item) => boolean = () => true): Item | undefined {
    for (const [network, items] of this.#waiting) {
      const place = items.findIndex(isReady);
      if (place < 0) continue;
      this.#waiting.delete(network);
      this.#waiting.set(network, items);
      return this.#take(network, items, place);
    }
    return undefined;
  }

  /** The last item of the network that has the most; none if a client with one more would have as many. */
  surplus(client: string): Item | undefined {
    const own = this.#waiting.get(clientNetwork(client))?.length ?? 0;
    const [most] = [...this.#waiting.values()].sort((a, b) => b.length - a.length);
    return most && most.length > own + 1 ? most.at(-1) : undefined;
  }

  #take(network: string, items: Item[], place: number): Item | undefined {
    const [item] = items.splice(place, 1);
    if (items.length === 0) this.#waiting.delete(network);
    this.#size -= 1;
    return item;
  }
}
