import type { HallPicture } from '@zhzz/contract/hall/picture.ts'
import { pictureWords } from '#hall/pictureWords.ts'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { groupsOf } from '#pages/hallSchedule/picture/groups.ts'
import styles from '#pages/hallSchedule/picture/Pictures.module.css'
import { PictureTile } from '#pages/hallSchedule/picture/PictureTile.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { previewImages } from '#ui/overlay/previewImages.ts'
import { Blank } from '#ui/shown/Blank.tsx'

interface PicturesProps {
  name: string
  pictures: readonly HallPicture[]
  tab: string | undefined
}

/** Pictures of a hall by their kind, those of pavilions by pavilion; a tap opens them one after the other, to be zoomed. */
export function Pictures({ name, pictures, tab }: PicturesProps) {
  const kinds = [...new Set(pictures.map(({ category }) => category))]
  const chosen = kinds.find((kind) => kind === tab) ?? 'all'
  const shown = pictures.filter(({ category }) => chosen === 'all' || category === chosen)
  const count = (kind: string) => pictures.filter(({ category }) => category === kind).length
  if (pictures.length === 0) return <Blank title={t('hallPicture.none')} text={t('hallPicture.noneText')} />
  return (
    <>
      <Tabs
        label={t('title.hallPicture')}
        tabs={[
          { value: 'all', label: t('hallPicture.all'), count: pictures.length },
          ...kinds.map((kind) => ({ value: kind, label: t(pictureWords[kind]), count: count(kind) })),
        ]}
        chosen={chosen}
        onChoose={(next) => setParams({ tab: next === 'all' ? undefined : next })}
      />
      <div className={styles.pictures}>
        <h2 className={styles.name}>{name}</h2>
        {groupsOf(shown).map(({ key, title, list }) => (
          <section key={key}>
            <h3 className={styles.title}>{title}</h3>
            <div className={styles.grid}>
              {list.map((picture) => (
                <PictureTile
                  key={picture.id}
                  picture={picture}
                  onOpen={() =>
                    void previewImages(
                      shown.map(({ url }) => url),
                      shown.indexOf(picture),
                    )
                  }
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}
