/** Where anybody can get an address in a minute, so that its domain says nothing about a business. */
export const freeMailProviders: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com hotmail.com hotmail.no hotmail.co.uk outlook.com outlook.no live.com live.no msn.com
  yahoo.com yahoo.no yahoo.co.uk ymail.com rocketmail.com icloud.com me.com mac.com aol.com mail.com email.com gmx.com
  gmx.net gmx.de gmx.at web.de t-online.de proton.me protonmail.com protonmail.ch pm.me tutanota.com tuta.com tuta.io
  zoho.com zohomail.eu fastmail.com fastmail.fm hey.com hushmail.com mailfence.com mailbox.org posteo.de posteo.no
  yandex.com yandex.ru mail.ru inbox.ru list.ru bk.ru inbox.lv o2.pl wp.pl onet.pl interia.pl seznam.cz libero.it
  orange.fr free.fr laposte.net wanadoo.fr qq.com 163.com 126.com naver.com rediffmail.com
  online.no getmail.no broadpark.no start.no frisurf.no sensewave.com c2i.net tele2.no lyse.net bluezone.no ebnett.no
  netcom.no chello.no runbox.com runbox.no epost.no spray.no eunet.no powertech.no monet.no enivest.net haugnett.no
  loqal.no nktv.no ktv.no kvinnheradnett.no combitel.no smisto.no neasonline.no norkabel.no ntebb.no vktv.no
  comhem.se telia.com bredband.net spray.se swipnet.se home.se jubii.dk ofir.dk mail.dk mailinator.com
  guerrillamail.com 10minutemail.com temp-mail.org yopmail.com sharklasers.com trashmail.com dispostable.com`.split(
    /\s+/,
  ),
);
