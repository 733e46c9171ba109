/* An H5P library for tests: shows a question, reports a score, and tries to get out of its frame. */
var H5P = H5P || {}

H5P.Probe = (function ($) {
  function Probe(params) {
    H5P.EventDispatcher.call(this)
    this.params = params
  }
  Probe.prototype = Object.create(H5P.EventDispatcher.prototype)
  Probe.prototype.constructor = Probe

  Probe.prototype.attach = function ($container) {
    var self = this
    var image = H5P.getPath(this.params.image.path, this.contentId)
    $container.append($('<h1>', { text: this.params.question }))
    $container.append($('<img>', { src: image, alt: 'probe', width: 40, height: 40 }))
    this.params.answers.forEach(function (answer) {
      $('<button>', { text: answer.text })
        .on('click', function () {
          self.triggerXAPIScored(answer.points, 3, 'answered', true, answer.points === 3)
          $container.css('height', 900)
        })
        .appendTo($container)
    })
    var list = $('<ul>').appendTo($container)
    attempts(this.params.elsewhere).forEach(function (attempt) {
      var line = $('<li>').appendTo(list)
      Promise.resolve()
        .then(attempt.run)
        .then(
          function (found) {
            line.text(attempt.name + ': reached ' + found)
          },
          function () {
            line.text(attempt.name + ': refused')
          },
        )
    })
    $('<button>', { text: 'Leave' })
      .on('click', function () {
        location.href = self.params.elsewhere + '/left?' + document.title
      })
      .appendTo($container)
  }

  function attempts(elsewhere) {
    var site = location.protocol + '//' + location.host
    return [
      { name: 'cookies', run: () => document.cookie },
      { name: 'database', run: () => opened(indexedDB.open('probe')) },
      { name: 'caches', run: () => caches.keys() },
      { name: 'kept words', run: () => kept() },
      { name: 'parent', run: () => parent.document.title },
      { name: 'parent storage', run: () => parent.localStorage.length },
      { name: 'top address', run: () => String(top.location.href) },
      { name: 'another site', run: () => fetch(elsewhere + '/fetched', { mode: 'no-cors' }) },
      { name: 'site', run: () => fetch(site + '/health/live', { mode: 'no-cors' }) },
      { name: 'rest', run: () => fetch(site + '/rest/v1/lessons', { credentials: 'include' }) },
      { name: 'picture', run: () => loaded('img', elsewhere + '/picture.png') },
      { name: 'own picture', run: () => loaded('img', site + '/favicon.svg') },
      { name: 'script', run: () => loaded('script', elsewhere + '/script.js') },
      { name: 'frame', run: () => framed(site + '/') },
      { name: 'socket', run: () => socket(elsewhere.replace('http', 'ws')) },
      { name: 'worker', run: () => new Worker('data:text/javascript,') && started() },
      { name: 'window', run: () => window.open(elsewhere + '/window').document },
    ]
  }

  /** What the frame keeps is its own, and gone with it; only what others kept would be a find. */
  function kept() {
    if (localStorage.getItem('secret') === null) throw new Error('nothing')
    return 'secret'
  }
  function opened(request) {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve('database')
      request.onerror = reject
    })
  }
  function loaded(tag, src) {
    return new Promise((resolve, reject) => {
      var element = document.createElement(tag)
      element.onload = () => resolve(src)
      element.onerror = reject
      element.src = src
      document.body.appendChild(element)
    })
  }
  function framed(src) {
    return new Promise((resolve, reject) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        if (/frame-src|child-src|default-src/.test(event.effectiveDirective)) reject(event)
      })
      loaded('iframe', src)
    })
  }
  function socket(address) {
    return new Promise((resolve, reject) => {
      var opened = new WebSocket(address)
      opened.onopen = () => resolve(address)
      opened.onerror = reject
    })
  }
  function started() {
    return new Promise((_, reject) => {
      document.addEventListener('securitypolicyviolation', reject)
    })
  }

  return Probe
})(H5P.jQuery)
