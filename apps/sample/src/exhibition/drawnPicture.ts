/** Parts of drawings in a box of 400 × 300. */
const sky = '<rect width="400" height="300" fill="#e8eef4"/>'
const ground = '<rect y="230" width="400" height="70" fill="#c9d3dc"/>'
const label = (text: string) =>
  `<text x="200" y="284" font-size="20" text-anchor="middle" fill="#55606c">${text}</text>`

const roof = (x: number, width: number, hue: number) =>
  `<path d="M${x} 230V150q${width / 2} -60 ${width} 0V230z" fill="hsl(${hue} 25% 62%)"/>`
const columns = [60, 130, 270, 340]
  .map((x) => `<path d="M${x} 60v170" stroke="#9aa6b2" stroke-width="6"/>`)
  .join('')
const arrow = '<path d="M40 180h280l-30 -24m30 24l-30 24" fill="none" stroke="#7f8b97" stroke-width="10"/>'

const drawings = {
  exterior: (hue: number) => sky + ground + roof(30, 150, hue) + roof(150, 220, hue + 12),
  pavilion: (hue: number) =>
    `<rect width="400" height="300" fill="hsl(${hue} 18% 88%)"/><path d="M0 300L120 190H280L400 300z" fill="#cfd8e0"/>${columns}`,
  plan: (hue: number) =>
    `<rect width="400" height="300" fill="#fff"/>${Array.from({ length: 12 }, (_, at) => {
      const [x, y] = [30 + (at % 6) * 58, at < 6 ? 50 : 160]
      return `<rect x="${x}" y="${y}" width="50" height="80" fill="hsl(${hue} 30% 92%)" stroke="#7f8b97"/><text x="${x + 25}" y="${y + 46}" font-size="16" text-anchor="middle">${at < 6 ? 'N' : 'S'}${(at % 6) + 1}</text>`
    }).join('')}`,
  traffic: (hue: number) =>
    `<rect width="400" height="300" fill="#f3f5f7"/><path d="M0 220Q200 40 400 120" fill="none" stroke="hsl(${hue} 40% 60%)" stroke-width="14"/><circle cx="200" cy="112" r="16" fill="#17202b"/>`,
  freight: (hue: number) =>
    `<rect width="400" height="300" fill="hsl(${hue} 12% 90%)"/><rect x="250" y="60" width="110" height="170" fill="#9aa6b2"/>${arrow}`,
  meeting: (hue: number) =>
    `<rect width="400" height="300" fill="hsl(${hue} 20% 92%)"/><rect x="110" y="40" width="180" height="90" fill="#fff" stroke="#7f8b97"/>${[0, 1, 2].map((row) => `<rect x="60" y="${165 + row * 32}" width="280" height="16" fill="#9aa6b2"/>`).join('')}`,
}

/** A picture that shows nothing real, as an address that holds it whole. */
export function drawnPicture(kind: keyof typeof drawings, hue: number, text: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600" font-family="sans-serif">${drawings[kind](hue)}${label(text)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
