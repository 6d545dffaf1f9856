import { groups } from 'd3-array';
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
export const WishTiles = ({ subjects, wishes }: Props) =>
  groups(subjects, ({ assetClass }) => assetClass).map(([assetClass, ofClass]) => (
    <div key={assetClass} className="mb-6">
      <h3 className="mb-2 text-base">{text(`saved.preferences.classes.${classId(assetClass)}`)}</h3>
      <div className="wishes">
        {ofClass.map(({ id, name, lang }) => (
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
        ))}
      </div>
    </div>
  ));
