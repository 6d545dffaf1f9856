import type { SeriesFile } from './series-shape';
import type { FilePoint } from './new-points';
import type { Files } from './files';
import type { Words } from '../words/words';

/** Points that came in since the files were written, by series, in the order in which they were applied. */
export type LivePoints = ReadonlyMap<string, readonly (readonly FilePoint[])[]>;

type Additions = {
  /** The series that a reader brought, by name. */
  own: ReadonlyMap<string, SeriesFile>;
  live: LivePoints;
};

/** Whose library it is: what the product is called, and the address at which publishers reach its team. */
type House = { product: string; contact: string };

type Source = {
  files: Files;
  words: Words;
  house: () => House;
  /** The library in English; this one, if it is. */
  english: () => Library;
  /** In every language; this one is one of them. */
  all: () => readonly Library[];
};

const NONE: Additions = { own: new Map(), live: new Map() };

/**
 * The series and subjects that we hold, in one language, and what a reader or a publisher added to them. It
 * never changes: {@link with} gives another one.
 */
export class Library {
  readonly #source: Source;
  readonly #additions: Additions;
  /** The same without what a reader brought: whatever is kept for other readers is worked out of it. */
  readonly held: Library;

  constructor(source: Source, additions: Additions = NONE, held?: Library) {
    this.#source = source;
    this.#additions = additions;
    this.held = held ?? this;
  }

  get files(): Files {
    return this.#source.files;
  }

  get words(): Words {
    return this.#source.words;
  }

  get house(): House {
    return this.#source.house();
  }

  get own(): ReadonlyMap<string, SeriesFile> {
    return this.#additions.own;
  }

  get live(): LivePoints {
    return this.#additions.live;
  }

  /** In every language. */
  get all(): readonly Library[] {
    return this.#source.all();
  }

  get english(): Library {
    return this.#source.english();
  }

  get isEnglish(): boolean {
    return this.english.words === this.words;
  }

  /** The two letters by which content names its language. */
  get language(): string {
    return this.words.lang.slice(0, 2);
  }

  /** The library of the language that shows a file: English if it is not translated. */
  of(file: string): Library {
    return this.files.isTranslated(file) ? this : this.english;
  }

  /**
   * Another library with the series that a reader brought; what is held, and all that was worked out of it,
   * is shared.
   */
  with(own: readonly SeriesFile[]): Library {
    if (own.length === 0) return this.held;
    const additions = { ...this.#additions, own: new Map(own.map((file) => [file.id, file])) };
    return new Library(this.#source, additions, this.held);
  }
}

/** The library of these files; `live` follows what the files have. */
export const openLibrary = (source: Source, live: LivePoints = NONE.live): Library =>
  new Library(source, { ...NONE, live });
