import {
  index,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'

/** Every path of the site, once. The list is mounted at `/` for French and at `/ru` for Russian. */
function addresses(locale: 'fr' | 'ru'): RouteConfigEntry[] {
  const at = (path: string, file: string) => route(path, file, { id: `${locale}:${path}` })
  const within = (parent: string, path: string, file: string) =>
    route(path, file, { id: `${locale}:${parent}/${path}` })
  return [
    index('home/home.route.tsx', { id: `${locale}:home` }),
    at('about', 'home/home.route.tsx'),

    at('materials', 'materials/sections.route.tsx'),
    at('materials/:section', 'materials/section.route.tsx'),
    at('materials/:section/:material', 'reading/material.route.tsx'),
    at('materials/:section/:material/glossary.json', 'reading/glossary.route.ts'),
    at('materials/:section/:material/changes', 'reading/changes.route.ts'),
    at('materials/:section/:material/next.json', 'reading/next.route.ts'),
    at('materials/:section/:material/translation.json', 'reading/translation/translation.route.ts'),
    at('materials/:section/:material/sentence.json', 'reading/translation/sentence.route.ts'),
    at('materials/:section/:material/accents.json', 'reading/settings/accents.route.ts'),
    at('reader-settings', 'reading/settings/settings.route.ts'),
    at('reading-place', 'reading/place/place.route.ts'),
    at('my-materials', 'materials/my-materials.route.tsx'),
    at('lookup', 'words/touch/lookup.route.ts'),

    at('words', 'words/search/search.route.tsx'),
    at('words/suggestions.json', 'words/search/suggestions.route.ts'),
    at('words/:lemma', 'words/page/word.route.tsx'),
    at('words/:lemma/changes', 'words/page/changes.route.ts'),
    at('words/:lemma/forms.json', 'words/paradigm/forms.route.ts'),

    at('review', 'review/review.route.tsx'),
    at('review/queue.json', 'review/queue/queue.route.ts'),
    at('review/answers', 'review/answers/answers.route.ts'),
    at('review/settings', 'review/settings/settings.route.tsx'),
    at('progress', 'progress/progress.route.tsx'),

    at('dictionary', 'dictionary/dictionary.route.tsx'),
    at('dictionary/export', 'dictionary/export/table.route.ts'),
    at('dictionary/export.apkg', 'dictionary/export/anki.route.ts'),
    at('dictionary/import', 'dictionary/import/import.route.tsx'),
    at('dictionary/import/:import', 'dictionary/import/one-import.route.tsx'),
    at('dictionary/import/:import/refused', 'dictionary/import/refused.route.ts'),
    at('dictionary/put-back', 'dictionary/put-back.route.ts'),
    at('dictionary/:word', 'dictionary/word.route.tsx'),

    at('lessons/:slug?', 'lessons/lessons.route.tsx'),
    at('lessons/:slug/changes', 'lessons/changes.route.ts'),
    at('activities/:activity/result', 'activities/results/result.route.ts'),
    at('blog', 'blog/blog.route.tsx'),
    at('blog/rss.xml', 'blog/rss.route.ts'),
    at('blog/:slug', 'blog/post.route.tsx'),
    at('teacher', 'teacher/teacher.route.tsx'),
    at('legal', 'legal/legal.route.tsx'),
    at('privacy', 'legal/privacy.route.tsx'),

    at('signin', 'sign-in/by-password/signin.route.tsx'),
    at('signin/with/:provider', 'sign-in/by-provider/provider.route.ts'),
    at('signin/phone', 'sign-in/by-phone/phone.route.tsx'),
    at('signin/organisation', 'sign-in/by-organisation/organisation.route.tsx'),
    at('signin/code', 'sign-in/second-factor/second-factor.route.tsx'),
    at('login', 'sign-in/by-password/signin.route.tsx'),
    at('register', 'sign-in/register/register.route.tsx'),
    at('confirm-signup', 'sign-in/by-mail/confirm-signup.route.tsx'),
    at('set-password-signin', 'sign-in/by-mail/set-password-signin.route.tsx'),
    at('update-password', 'sign-in/password-reset/update-password.route.tsx'),
    at('set-password', 'sign-in/password-reset/set-password.route.tsx'),
    at('auth/callback', 'sign-in/session/callback.route.ts'),
    at('signout', 'sign-in/session/signout.route.ts'),

    at('oauth/consent', 'oauth/consent.route.tsx'),
    at('account/apps', 'oauth/granted.route.tsx'),

    at('admin/files.json', 'admin/upload/stored-files.route.ts'),
    at('admin/check-text', 'admin/materials/check-text.route.ts'),
    at('admin/speak', 'admin/materials/recording/speech/speak.route.ts'),
    at('admin/materials/preview', 'admin/materials/preview.route.tsx'),
    route('admin', 'admin/admin.route.tsx', { id: `${locale}:admin` }, [
      index('admin/home.route.ts', { id: `${locale}:admin/home` }),
      within('admin', 'dictionary', 'admin/dictionary/dictionary.route.tsx'),
      within('admin', 'dictionary/missing', 'admin/dictionary/missing/missing.route.tsx'),
      within('admin', 'dictionary/:id', 'admin/dictionary/entry/entry.route.tsx'),
      within('admin', 'users', 'admin/users/users.route.tsx'),
      within('admin', 'access-keys', 'admin/access-keys/access-keys.route.tsx'),
      within('admin', ':type', 'admin/list/list.route.tsx'),
      within('admin', 'materials/:id', 'admin/materials/material.route.tsx'),
      within('admin', 'books/:id', 'admin/books/book.route.tsx'),
      within('admin', 'activities/:id', 'admin/activities/activity.route.tsx'),
      within('admin', 'activities/:id/export', 'admin/activities/export.route.ts'),
      within('admin', 'lessons/:id', 'admin/lessons/lesson.route.tsx'),
      within('admin', 'posts/:id', 'admin/posts/post.route.tsx'),
      within('admin', 'pages/:id', 'admin/pages/page.route.tsx'),
      ...['lessons', 'posts', 'pages'].map((type) =>
        within('admin', `${type}/preview`, 'admin/preview/text-preview.route.tsx'),
      ),
    ]),

    at('account', 'account/account.route.tsx'),
    at('account/return', 'account/notice/return.route.ts'),
    at('account/data.json', 'account/data/data.route.ts'),
    at('account/results', 'activities/results/my-results.route.tsx'),

    at('changes', 'offline/changes/changes.route.ts'),
    at('offline', 'offline/page/offline.route.tsx'),
    at('offline/texts.json', 'offline/keep/texts.route.ts'),
    at('manifest.webmanifest', 'offline/manifest/manifest.route.ts'),

    at('preferences', 'preferences/preferences.route.ts'),
    at('*', 'shell/not-found.route.tsx'),
  ]
}

export default [
  route('robots.txt', 'search-engines/robots.route.ts'),
  route('sitemap.xml', 'search-engines/sitemap.route.ts'),
  route('files/*', 'files/file.route.ts'),
  ...addresses('fr'),
  ...prefix('ru', addresses('ru')),
] satisfies RouteConfig
