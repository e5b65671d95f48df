// With scripts one language is shown, as ?lang= says; without them all five stand below each other.
const wanted = new URLSearchParams(location.search).get('lang')
const articles = [...document.querySelectorAll('article')]
const shown = articles.find((article) => article.lang === wanted) ?? articles[0]
for (const article of articles) article.hidden = article !== shown
document.documentElement.lang = shown.lang
document.title = shown.querySelector('h1').textContent
