/** A reader's own series in the storage of this browser: as forms carry it, with the name of its rows. */
export type StoredSeries = {
  id: string;
  name: string;
  unit: string;
  kind: string;
  observed: string;
  rows: [period: string, value: number | null][];
};

const STORE = 'series';

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error());
  });

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open('own-series', 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await settled(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error());
    });
    const result = await settled(work(transaction.objectStore(STORE)));
    await done;
    return result;
  } finally {
    database.close();
  }
}

export const storedSeries = (): Promise<StoredSeries[]> =>
  inStore('readonly', (store) => store.getAll() as IDBRequest<StoredSeries[]>);

export const storeSeries = (series: StoredSeries): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(series));

export const deleteSeries = (id: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(id));
