import { sampleId } from '#sampleId.ts'
import { hallLines } from '#words/halls.ts'

/** The halls, the same in every world. */
export const halls = hallLines
  .trim()
  .split('\n')
  .map((line, index) => {
    const [regionCode = '', name = '', englishName = '', aliases = '', address = '', indoor, outdoor] =
      line.split('|')
    return {
      id: sampleId('hall', index),
      regionCode,
      name,
      englishName,
      aliases: aliases === '' ? [] : aliases.split(';'),
      address: address === '' ? null : address,
      indoorArea: indoor ? Number(indoor) : null,
      outdoorArea: outdoor ? Number(outdoor) : null,
      pavilions: ['H1', 'H2', 'H3', 'H4'].map((code, at) => ({
        id: sampleId('pavilion', index * 4 + at),
        code,
      })),
    }
  })

export type SampleHall = (typeof halls)[number]

export function hallAt(index: number): SampleHall {
  const hall = halls[index % halls.length]
  if (!hall) throw new Error('no hall')
  return hall
}
