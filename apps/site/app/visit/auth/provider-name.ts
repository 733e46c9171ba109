const names = new Map([
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['linkedin_oidc', 'LinkedIn'],
  ['slack_oidc', 'Slack'],
  ['vk', 'VK'],
  ['yandex', 'Yandex'],
  ['azure', 'Microsoft'],
  ['oidc', 'OpenID'],
  ['workos', 'WorkOS'],
])

/** A provider's own name: the same in every language. */
export function providerName(provider: string): string {
  return names.get(provider) ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}
