import { groups } from 'd3-array';
import type { ReactNode } from 'react';
import { text } from '@/lib/content/messages';
import type { FeedWishes } from '@/lib/contract/provider';
import { classId } from '@/lib/texts/reports/asset-class';
import type { findings } from '@samvit/research';

/** In the order in which a tap goes through them. */
const WISHES = ['neither', 'more', 'less'] as const;

type Props = { subjects: readonly findings.FeedSubject[]; wishes: FeedWishes };

/**
 * A tile for each subject of the feed, by class. A tap chooses the next of three: as usual, more, less. For keys and
 * for who hears the page each tile is a group of three radio buttons.
 */
export const WishTiles = ({ subjects, wishes }: Props) => (
  <ByClass subjects={subjects}>
    {({ id, name, lang }) => (
      <fieldset key={id} className="wish">
        <legend lang={lang}>{name}</legend>
        {WISHES.map((wish) => (
          <label key={wish} className={`wish-${wish}`}>
            <input
              type="radio"
              name={id}
              value={wish}
              defaultChecked={wish === (wishes.get(id) ?? 'neither')}
            />
            <span>{text(`saved.preferences.${wish}`)}</span>
          </label>
        ))}
      </fieldset>
    )}
  </ByClass>
);

/** The same for a first choice: a tap chooses more of a subject or takes it back. */
export const SubjectBoxes = ({ subjects }: Pick<Props, 'subjects'>) => (
  <div className="wish-columns">
    <ByClass subjects={subjects} tiles="wish-boxes">
      {({ id, name, lang }) => (
        <label key={id} lang={lang} className="wish-box">
          <input type="checkbox" name={id} value="more" />
          <span>{name}</span>
        </label>
      )}
    </ByClass>
  </div>
);

type ByClassProps = Pick<Props, 'subjects'> & {
  tiles?: string;
  children: (subject: findings.FeedSubject) => ReactNode;
};

const ByClass = ({ subjects, tiles = 'wishes', children }: ByClassProps) =>
  groups(subjects, ({ assetClass }) => assetClass).map(([assetClass, ofClass]) => (
    <div key={assetClass} className="wish-class">
      <h3>{text(`saved.preferences.classes.${classId(assetClass)}`)}</h3>
      <div className={tiles}>{ofClass.map(children)}</div>
    </div>
  ));
